import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { declaredLicence } from '../../scripts/licences/licence.ts'

export type InstalledPackage = {
  readonly name: string
  readonly version: string
  readonly licence: string
}

export type Tree = {
  readonly packages: readonly InstalledPackage[]
  /** The bytes of all files, without the file system's rounding. */
  readonly bytes: number
}

/** Reads every package that npm put into a folder, nested copies included. */
export async function readTree(folder: string): Promise<Tree> {
  const packages: InstalledPackage[] = []
  let bytes = 0
  const modules = join(folder, 'node_modules')
  for (const path of await readdir(modules, { recursive: true, withFileTypes: true })) {
    if (!path.isFile()) continue
    const file = join(path.parentPath, path.name)
    bytes += (await stat(file)).size
    if (!isManifest.test(file)) continue
    const manifest = JSON.parse(await readFile(file, 'utf8'))
    const { name, version } = manifest
    packages.push({ name, version, licence: declaredLicence(manifest) })
  }
  return { packages: packages.sort((one, other) => (one.name < other.name ? -1 : 1)), bytes }
}

const isManifest = /\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/
