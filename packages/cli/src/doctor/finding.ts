/** What a check says about one thing. */
export type Finding = {
  /** The check, for programs: never renamed. */
  readonly id: string
  readonly status: 'ok' | 'warning' | 'error'
  /** What is so, as a sentence. */
  readonly message: string
  /** What to do about it. Nothing, if it is fine. */
  readonly todo?: string | undefined
}
