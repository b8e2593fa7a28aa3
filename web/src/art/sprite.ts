// The drawings: one sprite, fetched beside the script and put into the page, so that patterns and day or night reach
// into every drawing. Until it is there drawings are blank but have their size: nothing moves when they come.
import url from "../../generated/sprite.svg?url";

export async function layOutSprite(): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no drawings: ${answer.status}`);
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  (sprite as unknown as SVGElement).style.position = "absolute";
  document.body.prepend(sprite);
}
