/** What Vitest's configuration reads from an environment variable. */
export type ChosenTests = {
  readonly project: string
  readonly tests: readonly string[]
  /** Changes one file while it is loaded. */
  readonly edit?: Edit | undefined
}

export type Edit = {
  /** From the root of the repository. */
  readonly file: string
  /** Stands there once. */
  readonly find: string
  readonly replace: string
}

const variable = 'CLEAT_MUTATION'

export function writeChosenTests(chosen: ChosenTests): Record<string, string> {
  return { [variable]: JSON.stringify(chosen) }
}

export function readChosenTests(): ChosenTests {
  const text = process.env[variable]
  if (text === undefined) throw new Error('This configuration is for `pnpm mutation`.')
  return JSON.parse(text)
}
