import { CliError } from './CliError.ts'

/** Reads one of a few values of a flag. */
export function readChoice<value extends string>(parameters: {
  flag: string
  given: string | undefined
  values: readonly value[]
}): value | undefined {
  const { flag, given, values } = parameters
  if (given === undefined) return undefined
  const found = values.find((value) => value === given)
  if (found) return found
  throw new CliError({
    what: `--${flag} cannot be “${given}”.`,
    why: 'Nothing was done, because there is nothing of this name.',
    todo: `Use one of: ${values.join(', ')}.`,
    exitCode: 2,
  })
}
