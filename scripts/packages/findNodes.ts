import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../run.ts'

export type FoundNode = { readonly path: string; readonly version: string }

const name = process.platform === 'win32' ? 'node.exe' : 'node'

/**
 * Finds one Node per version: the running one, and those on the path that our packages support
 * (20.19 and later).
 */
export async function findNodes(): Promise<FoundNode[]> {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const candidates = [process.execPath, ...paths.filter((path) => existsSync(path))]
  const found = new Map<string, FoundNode>()
  for (const path of new Set(candidates.map((candidate) => realpathSync(candidate)))) {
    const { code, output } = await run(path, ['--version'])
    const version = output.trim()
    const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
    const supported = code === 0 && (major > 20 || (major === 20 && minor >= 19))
    if (supported && !found.has(version)) found.set(version, { path, version })
  }
  return [...found.values()]
}
