import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const fixtures = join(import.meta.dirname, '../../fixtures')

/** The versions that tests install. */
export const testVersions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['react', 'adapter-wagmi', 'adapter-ethers'].map((name) => [`@cleat/${name}`, '^0.0.0']),
  ),
  wagmi: '^3.0.0',
  viem: '^2.45.0',
}

/** Reads an app that is written for another kit, as its documentation says. */
export async function readFixture(
  id: string,
): Promise<readonly { readonly path: string; readonly code: string }[]> {
  const folder = join(fixtures, id)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$|^package\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  return Promise.all(
    paths.map(async (path) => ({ path, code: await readFile(join(folder, path), 'utf8') })),
  )
}
