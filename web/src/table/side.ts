/** What lies beside the table. */
export type SideTab = "all" | "talk" | "events" | "deals";
