// Whether a player's own device shows the whole table although a tablet in the middle does.
import { Toggle } from "./toggle.svelte";

export const wholeTable = new Toggle("whole");
