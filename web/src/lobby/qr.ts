// QR codes of invitations, by a library: dark and light, row by row, without the quiet border.
import { encode } from "uqr";

export type Modules = readonly (readonly boolean[])[];

export const qrOf = (text: string): Modules => encode(text, { ecc: "M", border: 0 }).data;
