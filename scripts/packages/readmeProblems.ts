import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackedPackage } from './packPackage.ts'

/** Finds links of a README that lead nowhere on the pages of a registry, which shows it alone. */
export async function readmeProblems({
  folder,
  files,
}: Pick<PackedPackage, 'folder' | 'files'>): Promise<string[]> {
  if (!files.includes('README.md')) return ['has no README.md']
  const text = await readFile(join(folder, 'README.md'), 'utf8')
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g), (match) =>
    String(match[1] ?? match[2]),
  )
  return links
    .filter((link) => !/^(?:https:\/\/|#)/.test(link))
    .map((link) => `README.md links to ${link}, which is relative`)
}
