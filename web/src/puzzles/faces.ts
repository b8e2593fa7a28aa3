// The faces of the printed goods: puzzles are about no others.
import type { Face } from "../art/faces";
import { PRINTED_GOODS } from "../protocol/rulebook";

export const faceOf = (id: string): Face => PRINTED_GOODS.find((good) => good.id === id)!;
