import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { CliError } from '../terminal/CliError.ts'

/** The text of every file that apps are made of, by its path with slashes. */
export type Templates = ReadonlyMap<string, string>

/** Reads the templates that the build has put beside the code. */
export async function readTemplates(folder: string): Promise<Templates> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new CliError({
      what: 'The templates are missing from this copy of the command.',
      why: 'Without them there is nothing to create an app from.',
      todo: 'Install @cleat/cli again. In its repository, run `pnpm build` first.',
    })
  })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(async (file): Promise<[string, string]> => {
    const path = file.slice(folder.length).split(sep).filter(Boolean).join('/')
    return [path, await readFile(file, 'utf8')]
  })
  return new Map(await Promise.all(read))
}
