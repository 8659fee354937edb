import { type ParseArgsConfig, parseArgs } from 'node:util'
import { CliError } from './CliError.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<options extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: options; allowPositionals: true }>
>

export declare namespace readFlags {
  type Parameters<options extends Options> = {
    command: string
    args: readonly string[]
    options: options
    /** How many names without a flag the command takes. */
    positionals: number
  }
}

/** Reads the flags of a command. A flag that it does not have is an error. */
export function readFlags<const options extends Options>(
  parameters: readFlags.Parameters<options>,
): Parsed<options> {
  const { command, args, options, positionals } = parameters
  const todo = `Run \`cleat ${command} --help\` for the flags that there are.`
  const why = 'Nothing was done, because a misspelt flag would be ignored silently.'
  let parsed: Parsed<options>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const [what = ''] = String(error instanceof Error ? error.message : error).split('. To specify')
    throw new CliError({ what: `${what.replace(/\.$/, '')}.`, why, todo, exitCode: 2 })
  }
  const surplus = parsed.positionals.slice(positionals)
  if (surplus.length > 0)
    throw new CliError({ what: `Unexpected “${surplus.join(' ')}”.`, why, todo, exitCode: 2 })
  return parsed
}
