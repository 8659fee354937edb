export type LiarMode = (typeof liarModes)[number]

/** How the hostile routers lie, in the order of their contract's `mode`, which starts at 1. */
export const liarModes = [
  /** Takes the amount and gives nothing. */
  'nothing',
  /** Swaps, and the thief receives it. */
  'thief',
  /** Delivers 95 % and ignores the minimum. */
  'short',
  /** Honest at a gas price of 0, else as `thief`. */
  'gasPriceZero',
  /** Honest to callers with code, else as `thief`. */
  'codeOnly',
  /** Swaps honestly, and draws what else is allowed for the thief. */
  'wholeAllowance',
  /** Reverts in about half of the blocks, else honest. */
  'random',
  /** Honest, but uses all gas that it gets. */
  'gasBomb',
  /** Swaps honestly, then calls the caller and itself to draw more. */
  'reenter',
  /** Honest, but returns 1 MB. */
  'returnBomb',
  /** As `nothing`, with a `Transfer` logged by the token and by the router. */
  'falseTransfer',
] as const
