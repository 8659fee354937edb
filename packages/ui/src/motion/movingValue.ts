export type Spring = {
  /** Seconds until it seems to be at rest. It does not overshoot. */
  readonly visualDuration: number
  /** In units a second. @default that of the value */
  readonly velocity?: number
  readonly onComplete?: () => void
}

export type MovingValue = {
  get(): number
  onChange(listener: (value: number) => void): void
  /** Moves from where it is, and as fast as it is. */
  springTo(target: number, spring: Spring): void
  destroy(): void
}
