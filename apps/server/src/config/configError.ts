/** Invalid settings. The message lists every problem, so that one start shows them all. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'one setting is' : `${problems.length} settings are`
    super(
      [
        `The service cannot start, because ${count} not usable:`,
        ...problems.map((problem) => `- ${problem}`),
      ].join('\n'),
    )
    this.problems = problems
  }
}
