import { posix } from 'node:path'

/** File texts by path from the root of a package's sources. */
export type Sources = { readonly [path: string]: string }

export type FileImport = { readonly from: string; readonly to: string }

const source = /\s*['"](\.\.?\/[^'"]+)['"]/.source
const ofType = /\b(?:import|export)\s+type\b[^'"]*\bfrom|\btypeof\s+import\s*\(/.source
const onDemand = /\bimport\s*\(/.source

/** Lists every relative import of every file, including type imports and dynamic ones. */
export function listImports(sources: Sources): FileImport[] {
  return matchImports(sources, new RegExp(`(?:\\bfrom|\\bimport)\\s*\\(?${source}`, 'g'))
}

/** Lists the relative imports that load code: at once, and on demand. */
export function listCodeImports(sources: Sources): {
  readonly atOnce: FileImport[]
  readonly onDemand: FileImport[]
} {
  const code = Object.fromEntries(
    Object.entries(sources).map(([path, text]) => [
      path,
      text.replace(new RegExp(`(?:${ofType})${source}`, 'g'), ''),
    ]),
  )
  return {
    atOnce: matchImports(code, new RegExp(`(?:\\bfrom|\\bimport)${source}`, 'g')),
    onDemand: matchImports(code, new RegExp(`${onDemand}${source}`, 'g')),
  }
}

function matchImports(sources: Sources, pattern: RegExp): FileImport[] {
  return Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(pattern)].map(([, path = '']) => ({
      from,
      to: posix.join(posix.dirname(from), path),
    })),
  )
}

/**
 * Finds imports that go up: from a folder to one that is listed after it. Folders in one row may
 * import each other without cycles. A folder in no row is an error.
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

/** Finds sibling folders, at any depth, with cyclic imports, direct or indirect. */
export function findFolderCycles(imports: readonly FileImport[]): string[] {
  return findCycles(imports.flatMap(({ from, to }) => toSiblings(from, to) ?? []))
}

/** Finds folders with cyclic imports. A folder and one inside it count as two. */
export function findNestedCycles(imports: readonly FileImport[]): string[] {
  const edges = imports.map(({ from, to }) => [posix.dirname(from), posix.dirname(to)] as const)
  return findCycles(edges.filter(([one, other]) => one !== other))
}

type Edge = readonly [from: string, to: string]

function findCycles(edges: readonly Edge[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const [one, other] of edges) graph.set(one, (graph.get(one) ?? new Set()).add(other))
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

/** Returns the sibling folders of two files, if there are any. */
function toSiblings(from: string, to: string): readonly [Edge] | undefined {
  const [one, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const depth = one.findIndex((name, at) => name !== other[at])
  if (depth < 0 || depth >= other.length) return undefined
  return [[one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')]]
}
