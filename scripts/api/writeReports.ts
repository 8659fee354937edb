import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export declare namespace writeReports {
  type Parameters = {
    /** The text of each by its path from `root`. */
    reports: ReadonlyMap<string, string>
    root: string
    /** Of those that differ. */
    paths: readonly string[]
  }
}

/** Writes the reports that differ, and removes the files of entries that are gone. */
export async function writeReports(parameters: writeReports.Parameters): Promise<void> {
  const { reports, root, paths } = parameters
  for (const path of paths) {
    const text = reports.get(path)
    await mkdir(dirname(join(root, path)), { recursive: true })
    await (text === undefined ? rm(join(root, path)) : writeFile(join(root, path), text))
  }
}
