// Short notes that come and go. Nothing that must be answered is ever a toast.
export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: "plain" | "no";
}

const READING_TIME = 5_000;

class Toasts {
  shown = $state<Toast[]>([]);
  #count = 0;

  show(text: string, tone: Toast["tone"] = "plain"): void {
    const toast = { key: this.#count++, text, tone };
    this.shown = [...this.shown.slice(-2), toast];
    setTimeout(() => this.dismiss(toast.key), READING_TIME + text.length * 40);
  }

  dismiss(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
