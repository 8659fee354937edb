import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../scripts/sourceFiles.ts'
import { pinned } from './pinned.ts'

/** Which version npm installs of a package that an app names. */
export type Versions = {
  /** `viem@2.57.1`, of `viem`. */
  of(name: string): string
}

/** What npm gives to whoever installs today. */
export const newest: Versions = { of: (name) => name }

/** Those that we develop with, so that a release of somebody else does not fail the gate. */
export async function readOurs(): Promise<Versions> {
  const { catalog } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const own: Readonly<Record<string, string>> = { ...catalog, ...pinned }
  return { of: (name) => (own[name] ? `${name}@${own[name]}` : name) }
}
