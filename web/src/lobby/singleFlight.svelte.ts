// Single flight: while a request of a form is under way, its button is busy, and what is pressed meanwhile is not heard.
import { sorry } from "./sorry";

export class SingleFlight {
  isBusy = $state(false);

  /** What is done when a request fails; unless told otherwise, it is said. */
  constructor(private readonly excuse: (error: unknown) => unknown = sorry) {}

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      await this.excuse(error);
    } finally {
      this.isBusy = false;
    }
  }
}
