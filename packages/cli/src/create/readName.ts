import { basename, resolve } from 'node:path'
import { CliError } from '../terminal/CliError.ts'

/** The names of an app: of its package, and for people. */
export type AppName = { readonly name: string; readonly title: string }

/** Takes the name of an app from its folder. */
export function readName(folder: string): AppName {
  const given = basename(resolve(folder))
  const name = given.toLowerCase()
  if (!/^[a-z\d](?:[a-z\d._-]{0,212}[a-z\d])?$/.test(name) || reserved.has(name))
    throw new CliError({
      what: `“${given}” cannot be the name of a package.`,
      why: 'Package managers install no app under it.',
      todo: 'Name a folder of letters, digits, hyphens, dots and underscores, such as “my-app”.',
      exitCode: 2,
    })
  const words = name.split(/[._-]+/).join(' ')
  return { name, title: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** What package managers take for something of theirs. */
const reserved: ReadonlySet<string> = new Set(['node_modules', 'favicon.ico'])
