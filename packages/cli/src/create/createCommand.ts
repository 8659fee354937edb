import { relative, resolve } from 'node:path'
import { CliError } from '../terminal/CliError.ts'
import { readChoice } from '../terminal/readChoice.ts'
import { readFlags } from '../terminal/readFlags.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { askChoices, defaultChoices } from './askChoices.ts'
import { chains, frameworks, namesOf, type PackageManager, packageManagers } from './choices.ts'
import { createFiles } from './createFiles.ts'
import { install } from './install.ts'
import { readName } from './readName.ts'
import { readTemplates } from './templates.ts'
import { writeFolder } from './writeFolder.ts'

export const createHelp: string = `Usage: cleat create [folder] [flags]

Creates an app in which visitors connect a wallet and sign. Asks for what the flags leave open.
It never writes into a folder that has files.

  --framework <name>         ${namesOf(frameworks).join(', ')}
  --chains <name>            ${namesOf(chains).join(', ')}
  --package-manager <name>   ${namesOf(packageManagers).join(', ')}
  --no-install               write the files only
  --yes, -y                  ask nothing: vite, wagmi, the package manager that runs this
  --help, -h                 print this text

Examples:
  cleat create                                   asks
  cleat create my-app --yes                      Vite, React and wagmi
  cleat create shop --framework next --chains several --package-manager pnpm
`

export declare namespace createCommand {
  type Parameters = {
    args: readonly string[]
    terminal: Terminal
    env: Readonly<Record<string, string | undefined>>
    /** The folder with the templates. */
    templates: string
  }
}

/** `cleat create`: writes an app, installs its packages and says what to do next. */
export async function createCommand(parameters: createCommand.Parameters): Promise<number> {
  const { args, terminal, env } = parameters
  const { values, positionals } = readFlags({
    command: 'create',
    args,
    positionals: 1,
    options: {
      framework: { type: 'string' },
      chains: { type: 'string' },
      'package-manager': { type: 'string' },
      'no-install': { type: 'boolean', default: false },
      yes: { type: 'boolean', short: 'y', default: false },
    },
  })
  const given = {
    folder: positionals[0],
    framework: readChoice({
      flag: 'framework',
      given: values.framework,
      values: namesOf(frameworks),
    }),
    chains: readChoice({ flag: 'chains', given: values.chains, values: namesOf(chains) }),
    packageManager: readChoice({
      flag: 'package-manager',
      given: values['package-manager'],
      values: namesOf(packageManagers),
    }),
  }
  const isOpen = Object.values(given).includes(undefined) && !values.yes
  if (isOpen && !terminal.isInteractive) throw noQuestions
  const runner = readPackageManager(env.npm_config_user_agent)
  const choices = isOpen ? await askChoices(given, runner) : defaultChoices(given, runner)
  const { folder, ...rest } = choices
  const templates = await readTemplates(parameters.templates)
  const files = createFiles({ ...rest, ...readName(folder), templates })
  await writeFolder({ folder, files })
  terminal.report(`Created ${Object.keys(files).length} files in ${resolve(folder)}`)
  if (!values['no-install']) await install({ folder: resolve(folder), ...rest })
  const { run } = packageManagers[rest.packageManager]
  const steps = [
    ...(resolve(folder) === process.cwd() ? [] : [`cd ${relative(process.cwd(), folder)}`]),
    ...(values['no-install'] ? [`${rest.packageManager} install`] : []),
    `${run} dev`,
  ]
  terminal.print(terminal.paint('bold', 'Next steps'))
  for (const step of steps) terminal.print(`  ${terminal.paint('cyan', step)}`)
  return 0
}

const noQuestions = new CliError({
  what: 'Some choices are open, and this is no terminal in which they could be asked.',
  why: 'Nothing was created, because a guess may not be what you want.',
  todo: 'Add --yes to take the usual ones, or a flag for each. `cleat create --help` lists them.',
  exitCode: 2,
})

/** The package manager that started this command: each names itself in a variable. */
function readPackageManager(agent = ''): PackageManager {
  return namesOf(packageManagers).find((name) => agent.startsWith(`${name}/`)) ?? 'npm'
}
