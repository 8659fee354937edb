import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lists the files of two folders that are not the same, byte for byte, or in one of them alone. */
export async function differingFiles(parameters: {
  one: string
  other: string
  /** Which files are compared, from each folder. */
  glob: string
}): Promise<string[]> {
  const { one, other, glob } = parameters
  const [first, second] = await Promise.all([hashFiles(one, glob), hashFiles(other, glob)])
  const paths = new Set([...first.keys(), ...second.keys()])
  return [...paths].filter((path) => first.get(path) !== second.get(path)).sort()
}

async function hashFiles(folder: string, glob: string): Promise<ReadonlyMap<string, string>> {
  const found = globSync(glob, { cwd: folder, withFileTypes: true }).filter((file) => file.isFile())
  const hashes = new Map<string, string>()
  for (const file of found) {
    const path = join(file.parentPath, file.name)
    const hash = createHash('sha256').update(await readFile(path))
    hashes.set(path.slice(folder.length + 1), hash.digest('hex'))
  }
  return hashes
}
