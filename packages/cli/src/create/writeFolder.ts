import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { CliError } from '../terminal/CliError.ts'

/** What a folder may have and still count as empty. */
const harmless: ReadonlySet<string> = new Set(['.git', '.DS_Store'])

/**
 * Throws where an app cannot be written.
 * @throws `CliError` if there is a file of this name, or a folder that has files
 */
export async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found) return
  const names = found.isDirectory() ? await readdir(folder) : [basename(folder)]
  if (names.every((name) => harmless.has(name))) return
  throw new CliError({
    what: found.isDirectory() ? `${folder} has files.` : `${folder} is a file.`,
    why: 'They would be overwritten, so nothing was created.',
    todo: 'Name another folder, or empty this one.',
  })
}

/**
 * Writes files into a new or empty folder: all of them, or none.
 * @throws `CliError` if the folder has files or cannot be written
 */
export async function writeFolder(parameters: {
  folder: string
  files: Readonly<Record<string, string>>
}): Promise<void> {
  const folder = resolve(parameters.folder)
  await checkFolder(folder)
  const firstMade = await makeFolder(folder)
  let draft: string | undefined
  const moved: string[] = []
  try {
    // Beside the target, so that moving it there is a rename.
    draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
    for (const [path, text] of Object.entries(parameters.files)) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await writeFile(join(draft, path), text, { flag: 'wx' })
    }
    for (const name of await readdir(draft)) {
      await rename(join(draft, name), join(folder, name))
      moved.push(name)
    }
    await rmdir(draft)
  } catch (error) {
    if (draft) await rm(draft, { recursive: true, force: true })
    for (const name of moved) await rm(join(folder, name), { recursive: true, force: true })
    if (firstMade) await rm(firstMade, { recursive: true, force: true })
    throw cannotWrite(folder, error)
  }
}

/** Creates a folder and returns the first one that was not there, if any. */
async function makeFolder(folder: string): Promise<string | undefined> {
  return mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw cannotWrite(folder, error)
  })
}

function cannotWrite(folder: string, error: unknown): CliError {
  const reason = error instanceof Error ? error.message : String(error)
  return new CliError({
    what: `${folder} could not be written: ${reason}.`,
    why: 'Nothing was created, and nothing is left behind.',
    todo: 'Check that the folder above it is yours and that the disk has room, then try again.',
  })
}
