import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../scripts/sourceFiles.ts'

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
  return { of: (name) => (catalog[name] ? `${name}@${catalog[name]}` : name) }
}
