// A key that somebody brings along, from another device or in a stranger's link.
import type { PlayersMerged } from "../protocol/protocol";
import { mergePlayers } from "../session/api";
import { playerKey } from "../session/playerKey";

/** What hangs on it is added to this browser's own key. Nothing goes the other way, and this browser plays on with its
 * own: whoever made the link learns nothing and gets nothing. */
export const bringGames = (carried: string): Promise<PlayersMerged> => mergePlayers(playerKey(), carried);
