/** An icon in a square of 24 by 24, drawn by lines. */
export type Drawing = {
  /** The data of its path. */
  readonly d: string
  /** Whether it points along the line of text, and so to the left where that runs to the left. */
  readonly isMirrored?: boolean
}
