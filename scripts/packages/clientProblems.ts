import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { parseAst } from 'vite'
import { entries } from './packedManifest.ts'
import type { PackedPackage } from './packPackage.ts'

const react = /^react(?:-dom)?(?:\/|$)/
const directive = /^["']use client["']/

/**
 * Finds entries with React in them that Server Components cannot import because `'use client'` is
 * missing, and entries without React that it would lock away from servers.
 */
export async function clientProblems({
  folder,
  manifest,
}: Pick<PackedPackage, 'folder' | 'manifest'>): Promise<string[]> {
  const problems: string[] = []
  for (const { path, target } of entries(manifest)) {
    if (typeof target === 'string' || !target.default) continue
    const code = await readFile(join(folder, target.default), 'utf8')
    const isClient = await reachesReact(folder, target.default, new Set())
    if (isClient && !directive.test(code)) problems.push(`${path} has React and no 'use client'`)
    if (!isClient && directive.test(code)) problems.push(`${path} has 'use client' and no React`)
  }
  return problems
}

/** Whether a file imports React statically, itself or by another file of its package. */
async function reachesReact(folder: string, path: string, seen: Set<string>): Promise<boolean> {
  if (seen.has(path)) return false
  seen.add(path)
  const sources = listSources(await readFile(join(folder, path), 'utf8'))
  if (sources.some((source) => react.test(source))) return true
  for (const source of sources.filter((other) => other.startsWith('.')))
    if (await reachesReact(folder, posix.join(posix.dirname(path), source), seen)) return true
  return false
}

function listSources(code: string): string[] {
  return parseAst(code).body.flatMap((node) =>
    'source' in node && node.source ? [node.source.value] : [],
  )
}
