/** The fair dice of a table in the terminal, and the file that keeps the game. */
import { commitmentTo, type Draw, fairDraw, freshBytes, type GameFile } from '@magehall/engine';

/**
 * The secret of a game under way lies in its file: the game could not go on without it, and it is
 * on the player's own disk anyhow. Whoever plays with others who must not look plays on line.
 */
export function newDice(people: number): Required<NonNullable<GameFile['dice']>> {
  const secret = freshBytes();
  const nonces = Array.from({ length: people }, freshBytes);
  return { commitment: commitmentTo(secret), nonces, secret };
}

export function drawOf({ dice, table }: GameFile): Draw | undefined {
  return dice?.secret === undefined ? undefined : fairDraw(dice.secret, table, dice.nonces);
}
