import type { Rolldown } from 'tsdown'

/** Names of files, as in `sourcePath`, rows of such, or files with entries: see `bundledConfig`. */
export type Floors = readonly (string | readonly string[] | SharedFloor)[]

type SharedFloor = { readonly file: string; readonly entries: readonly string[] }

/** `views/accountViews`, of a file of the package. */
export function sourcePath(id: string): string | null {
  return /\/src\/(.+?)(?:\.js|\.tsx?)$/.exec(id)?.[1] ?? null
}

/**
 * The first floor that reaches a module by static imports, and the files on demand or entries that
 * it is loaded with.
 */
export function findFloor(
  id: string,
  floors: Floors,
  context: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): { readonly floor: string | readonly string[] | undefined; readonly roots: ReadonlySet<string> } {
  const roots = new Set<string>()
  const passed = new Set<string>()
  const seen = new Set<string>()
  const pending = [id]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const path = sourcePath(next) ?? next
    const { isEntry, dynamicImporters, importers = [] } = context.getModuleInfo(next) ?? {}
    passed.add(path)
    if (isEntry || dynamicImporters?.length) roots.add(path)
    pending.push(...importers)
  }
  const found = floors.find((one) => listNames(one).some((name) => passed.has(name)))
  return { floor: isShared(found) ? found.file : found, roots }
}

function listNames(floor: Floors[number]): readonly string[] {
  return isShared(floor) ? [floor.file, ...floor.entries] : [floor].flat()
}

function isShared(floor: Floors[number] | undefined): floor is SharedFloor {
  return typeof floor === 'object' && 'file' in floor
}
