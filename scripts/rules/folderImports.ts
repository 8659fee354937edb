import { posix } from 'node:path'

/** File texts by path from the root of a package's sources. */
export type Sources = { readonly [path: string]: string }

export type FileImport = { readonly from: string; readonly to: string }

/** Every relative import of every file, of types and on demand included. */
export function listImports(sources: Sources): FileImport[] {
  const pattern = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g
  return Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(pattern)].map(([, path = '']) => ({
      from,
      to: posix.join(posix.dirname(from), path),
    })),
  )
}

/**
 * Imports that go up: from a folder to one that is listed after it. Folders in one row may import each other as long as no cycle
 * comes of it. A folder that is in no row is an offence, too.
 */
export function findUpwardImports(
  imports: readonly FileImport[],
  floors: readonly (readonly string[])[],
): string[] {
  const floorOf = (path: string) =>
    floors.findIndex((row) => row.includes(path.split('/')[0] ?? path))
  return imports
    .filter(({ from, to }) => {
      const [low, high] = [floorOf(from), floorOf(to)]
      return low < 0 || high < 0 || high > low
    })
    .map(({ from, to }) => `${from} → ${to}`)
}

/** Folders beside each other, at any depth, that import each other, directly or by way of others. */
export function findFolderCycles(imports: readonly FileImport[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const edge = toSiblings(from, to)
    if (!edge) continue
    const [one, other] = edge
    graph.set(one, (graph.get(one) ?? new Set()).add(other))
  }
  const isReachable = (from: string, to: string) => {
    const seen = new Set<string>()
    const pending = [...(graph.get(from) ?? [])]
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next === to) return true
      if (seen.has(next)) continue
      seen.add(next)
      pending.push(...(graph.get(next) ?? []))
    }
    return false
  }
  return [...graph.keys()].filter((folder) => isReachable(folder, folder)).sort()
}

/** The folders beside each other that two files lie in, where there are such. */
function toSiblings(from: string, to: string): readonly [string, string] | undefined {
  const [one, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const depth = one.findIndex((name, at) => name !== other[at])
  if (depth < 0 || depth >= other.length) return undefined
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')]
}
