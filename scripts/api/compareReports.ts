import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'

export declare namespace compareReports {
  type Parameters = {
    /** The text of each by its path from `root`. */
    reports: ReadonlyMap<string, string>
    root: string
    /** The paths of those that are there. */
    written: readonly string[]
    /** A folder for what is compared. */
    folder: string
  }
  type Difference = { readonly path: string; readonly patch: string }
}

/** Lists the reports that are not what the files say, and the files of entries that are gone. */
export async function compareReports(
  parameters: compareReports.Parameters,
): Promise<compareReports.Difference[]> {
  const { reports, root, written, folder } = parameters
  const differences: compareReports.Difference[] = []
  for (const path of new Set([...reports.keys(), ...written])) {
    const file = join(root, path)
    const after = reports.get(path) ?? ''
    const before = existsSync(file) ? await readFile(file, 'utf8') : ''
    if (before === after) continue
    const patch = await toPatch({ ...{ before, after }, folder: join(folder, path) })
    differences.push({ path, patch })
  }
  return differences
}

async function toPatch(parameters: {
  before: string
  after: string
  folder: string
}): Promise<string> {
  const { before, after, folder } = parameters
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'before'), before)
  await writeFile(join(folder, 'after'), after)
  const args = ['diff', '--no-index', '--no-color', '--unified=2', 'before', 'after']
  const { output } = await run('git', args, { cwd: folder })
  return output.slice(output.indexOf('@@'))
}
