/** When sessions change, in milliseconds. */
export const sessionTimes = {
  /** When the next token is due. */
  rotateMs: 600_000,
  /** How long other tabs may still send the token before. */
  graceMs: 30_000,
  /** How exactly the last use is known. */
  touchMs: 60_000,
} as const
