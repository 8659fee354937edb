import { stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTwoFilesPatch } from 'diff'
import { CliError } from '../terminal/CliError.ts'
import { readChoice } from '../terminal/readChoice.ts'
import { readFlags } from '../terminal/readFlags.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { readAppFiles, readGitState } from './appFiles.ts'
import { type AppFile, migrateFiles } from './migrateFiles.ts'
import type { Rival } from './rivals/rival.ts'
import { rivals } from './rivals/rivals.ts'

const ids = rivals.map(({ id }) => id)

export const migrateHelp: string = `Usage: cleat migrate [folder] [flags]

Moves an app from another kit to Cleat: imports, config, provider, buttons, hooks, package.json.
What has no safe counterpart stays, with a comment that says what to do: search for “TODO(cleat)”.
Run it on a clean git tree, so that one command undoes it. Running it twice changes nothing more.

  --from <kit>   ${ids.join(', ')}; else the one in package.json
  --dry-run      print what would change, as a diff, and write nothing
  --force        write even if git has uncommitted changes, or if there is no git
  --help, -h     print this text

Examples:
  cleat migrate --dry-run
  cleat migrate apps/web --from rainbowkit
`

export declare namespace migrateCommand {
  type Parameters = {
    args: readonly string[]
    terminal: Terminal
    /** The version of this package, which those that it installs have too. */
    version: string
  }
}

/** `cleat migrate`: moves an app from another kit. */
export async function migrateCommand(parameters: migrateCommand.Parameters): Promise<number> {
  const { args, terminal, version } = parameters
  const { values, positionals } = readFlags({
    command: 'migrate',
    args,
    positionals: 1,
    options: {
      from: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  })
  const from = readChoice({ flag: 'from', given: values.from, values: ids })
  const folder = resolve(positionals[0] ?? '.')
  await checkIsFolder(folder)
  if (!values['dry-run'] && !values.force) await checkGit(folder)
  const files = await readAppFiles(folder)
  const rival = findRival(files, from, folder)
  const moved = migrateFiles({ files, rival, versions: versionsOf(version) })
  const changes = moved.flatMap(({ path, code }) => {
    const before = files.find((file) => file.path === path)?.code ?? ''
    return before === code ? [] : [{ path, before, code }]
  })
  if (values['dry-run']) {
    for (const { path, before, code } of changes)
      terminal.print(paintDiff(terminal, toDiff(path, before, code)))
    terminal.report(`${count(changes.length, 'file')} would change. Nothing was written.`)
    return 0
  }
  for (const { path, code } of changes) await writeFile(join(folder, path), code)
  for (const { path } of changes) terminal.print(path)
  reportNext(terminal, rival, changes)
  return 0
}

function reportNext(terminal: Terminal, rival: Rival, changes: readonly AppFile[]): void {
  terminal.report(`${count(changes.length, 'file')} moved from ${rival.label} to Cleat.`)
  const open = changes.flatMap(({ path, code }) =>
    code.split('\n').flatMap((line, at) => {
      const [, text] = /TODO\(cleat\): (.*)/.exec(line) ?? []
      return text ? [`${path}:${at + 1} ${text}`] : []
    }),
  )
  if (open.length > 0) {
    terminal.report(`${count(open.length, 'place')} for you to look at:`)
    for (const line of open) terminal.report(`  ${terminal.paintReport('yellow', line)}`)
  }
  if (changes.length > 0)
    terminal.report('Now install the packages, then run your type check and your tests.')
}

/** A change as `git diff` shows it. */
export function toDiff(path: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, '', '', { context: 2 })
  return patch
    .replace(/^=+\n/, '')
    .replaceAll(/^((?:---|\+\+\+) .*)\t$/gm, '$1')
    .trimEnd()
}

function paintDiff(terminal: Terminal, diff: string): string {
  const paint = (line: string) => {
    if (/^(?:---|\+\+\+) /.test(line)) return terminal.paint('bold', line)
    if (line.startsWith('+')) return terminal.paint('green', line)
    if (line.startsWith('-')) return terminal.paint('red', line)
    return line.startsWith('@@') ? terminal.paint('cyan', line) : line
  }
  return diff.split('\n').map(paint).join('\n')
}

function findRival(files: readonly AppFile[], from: string | undefined, folder: string): Rival {
  const text = files.find(({ path }) => path === 'package.json')?.code
  const named = rivals.find(({ id }) => id === from)
  if (named) return named
  if (!text)
    throw new CliError({
      what: `${folder} has no package.json.`,
      why: 'It names the kit that the app comes from, so nothing was changed.',
      todo: 'Run this in the folder of the app, or name the kit: --from rainbowkit.',
    })
  const { dependencies = {}, devDependencies = {} } = readManifest(text, folder)
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const present = rivals.filter(({ isOwn }) => names.some(isOwn))
  const [only, other] = present
  if (only && !other) return only
  throw new CliError({
    what: only
      ? `The app has several kits: ${present.map(({ id }) => id).join(', ')}.`
      : 'No kit was found that this command knows.',
    why: 'Nothing was changed, because it moves an app from one kit at a time.',
    todo: `Name it: --from ${present.at(0)?.id ?? ids.join(', or --from ')}.`,
  })
}

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readManifest(text: string, folder: string): Manifest {
  try {
    return JSON.parse(text) as Manifest
  } catch (error) {
    throw new CliError({
      what: `${join(folder, 'package.json')} is no JSON: ${error instanceof Error ? error.message : error}.`,
      why: 'It names the kit that the app comes from, so nothing was changed.',
      todo: 'Correct it, then run the command again.',
    })
  }
}

async function checkIsFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  throw new CliError({
    what: `${folder} is no folder.`,
    why: 'There is nothing to move, so nothing was changed.',
    todo: 'Name the folder of the app.',
    exitCode: 2,
  })
}

async function checkGit(folder: string): Promise<void> {
  const state = await readGitState(folder)
  if (state === 'clean') return
  throw new CliError({
    what:
      state === 'dirty'
        ? `${folder} has changes that are not committed.`
        : `${folder} is in no git repository.`,
    why: 'You could not tell your changes from those of this command, or undo the latter alone.',
    todo: 'Commit first, look at --dry-run, or use --force.',
  })
}

function versionsOf(version: string): Readonly<Record<string, string>> {
  const own = ['adapter-bitcoin', 'adapter-ethers', 'adapter-polkadot', 'adapter-solana']
  const names = [...own, 'adapter-wagmi', 'react', 'siwx']
  return {
    ...Object.fromEntries(names.map((name) => [`@cleat/${name}`, `^${version}`])),
    '@tanstack/react-query': '^5.90.0',
    ethers: '^6.13.0',
    viem: '^2.45.0',
    wagmi: '^3.0.0',
  }
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
