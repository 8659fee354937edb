import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { declaredLicence } from '../licences/licence.ts'
import type { Part } from './part.ts'

/**
 * The packages that come with one by its dependencies, at any depth, in the versions that this
 * repository is tested with. Peers are the app's own.
 */
export async function readInstalled(folder: string): Promise<Part[]> {
  const found = new Map<string, Part>()
  await visit(await realpath(folder))
  return [...found.values()].sort((one, other) => toKey(one).localeCompare(toKey(other)))

  async function visit(from: string): Promise<void> {
    const { dependencies = {} } = await readManifest(from)
    for (const name of Object.keys(dependencies)) {
      const at = await locate(name, from)
      const manifest = await readManifest(at)
      const licence = declaredLicence(manifest)
      const part = { name, version: manifest.version, licence, isEmbedded: false }
      if (found.has(toKey(part))) continue
      found.set(toKey(part), part)
      await visit(at)
    }
  }
}

function toKey({ name, version }: Part): string {
  return `${name}@${version}`
}

async function readManifest(
  folder: string,
): Promise<{ version: string; dependencies?: Record<string, string>; license?: string }> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** The folder of a dependency, found as Node finds it. */
async function locate(name: string, from: string): Promise<string> {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpath(candidate)
  }
  throw new Error(`${name}, a dependency of ${from}, is not installed.`)
}
