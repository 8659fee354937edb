export declare namespace CliError {
  type Parameters = {
    /** What happened, as a sentence. */
    what: string
    /** Why it matters. */
    why: string
    /** What to do now. */
    todo: string
    /** 1: it did not work. 2: the command was written wrongly. @default 1 */
    exitCode?: 1 | 2 | undefined
  }
}

/** A failure that its reader can do something about. Anything else is a bug. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly what: string
  readonly why: string
  readonly todo: string
  readonly exitCode: 1 | 2

  constructor({ what, why, todo, exitCode = 1 }: CliError.Parameters) {
    super(`${what} ${why} ${todo}`)
    this.what = what
    this.why = why
    this.todo = todo
    this.exitCode = exitCode
  }
}
