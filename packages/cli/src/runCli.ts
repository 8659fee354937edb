import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCommand, createHelp } from './create/createCommand.ts'
import { doctorCommand, doctorHelp } from './doctor/doctorCommand.ts'
import { migrateCommand, migrateHelp } from './migrate/migrateCommand.ts'
import { CliError } from './terminal/CliError.ts'
import { createTerminal, type Terminal } from './terminal/terminal.ts'

export declare namespace runCli {
  type Parameters = {
    /** The command, its names and its flags, such as `['create', 'my-app', '--yes']`. */
    args: readonly string[]
    /** Where it writes. @default the terminal of the process */
    terminal?: Terminal | undefined
    /** The environment variables. @default those of the process */
    env?: Readonly<Record<string, string | undefined>> | undefined
    /** The folder with the templates of `create`. @default the one in this package */
    templates?: string | undefined
  }
}

type Context = {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly terminal: Terminal
  readonly templates: string
  /** The version of this package. */
  readonly version: string
}
type Command = {
  readonly help: string
  /** Resolves with the exit code. */
  run(context: Context): Promise<number>
}

const commands: Readonly<Record<string, Command>> = {
  create: { help: createHelp, run: createCommand },
  migrate: { help: migrateHelp, run: migrateCommand },
  doctor: { help: doctorHelp, run: doctorCommand },
}

const help = `Usage: cleat <command> [flags]

Cleat connects wallets to web apps. This command starts an app, moves one from another kit, and
checks one that you have.

  create    creates an app in which visitors connect a wallet
  migrate   moves an app from AppKit, RainbowKit, ConnectKit, Web3-Onboard or OnchainKit
  doctor    checks versions, duplicates, the content security policy, and hosts

  --help, -h      print this text; after a command, print that of the command
  --version, -v   print the version

Examples:
  npx @cleat/cli create my-app
  npx @cleat/cli migrate --dry-run
  npx @cleat/cli doctor --page https://app.example
`

/**
 * Runs a command as `cleat` in a terminal does, and resolves with its exit code: 0 if it worked, 1
 * if it did not, 2 if it was written wrongly.
 * @example
 * ```ts
 * import { runCli } from '@cleat/cli'
 *
 * const exitCode = await runCli({ args: ['create', 'my-app', '--yes'] })
 * ```
 */
export async function runCli(parameters: runCli.Parameters): Promise<number> {
  const {
    args,
    env = process.env,
    terminal = createTerminal({ ...process, env }),
    templates = fileURLToPath(new URL('./templates', import.meta.url)),
  } = parameters
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (['--version', '-v'].includes(name)) return print(await readVersion())
    if (command && rest.some(isHelp)) return print(command.help.trimEnd())
    if (isHelp(name)) return print(help.trimEnd())
    if (!command) throw unknownCommand(name)
    const version = await readVersion()
    return await command.run({ args: rest, env, terminal, templates, version })
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    terminal.report(terminal.paintReport('red', error.what))
    terminal.report(error.why)
    terminal.report(error.todo)
    return error.exitCode
  }

  function print(text: string): 0 {
    terminal.print(text)
    return 0
  }
}

function isHelp(argument: string): boolean {
  return argument === '--help' || argument === '-h'
}

function unknownCommand(name: string): CliError {
  return new CliError({
    what: name ? `There is no command “${name}”.` : 'No command was given.',
    why: 'Nothing was done.',
    todo: `Use one of: ${Object.keys(commands).join(', ')}. \`cleat --help\` explains them.`,
    exitCode: 2,
  })
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
