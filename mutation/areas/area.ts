/** Code that decides one thing, and the tests that must notice when it decides otherwise. */
export type Area = {
  readonly meaning: string
  readonly parts: readonly Part[]
}

/** What is mutated together. Few quick tests a part, because many mutants run all of them. */
export type Part = {
  /** A project of `vitest.config.ts`. The globs below start in its folder. */
  readonly project: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}
