import type { Rolldown, UserConfig } from 'tsdown'
import { type PackageConfigOptions, packageConfig } from './packageConfig.ts'

export type BundledConfigOptions = PackageConfigOptions & {
  /** The file that becomes one with all that it needs, such as `kit/createKit`. */
  readonly piece: string
  /** Files that keep to themselves what they need, because they may be loaded alone. */
  readonly apart?: readonly string[] | undefined
  /** Files that are seldom loaded without each other: the first of each row holds all of it. */
  readonly together?: readonly (readonly [string, ...string[]])[] | undefined
}

type Place = Pick<BundledConfigOptions, 'piece' | 'apart' | 'together'> & {
  readonly context: Rolldown.ChunkingContext
}

/**
 * A package in which one file holds all that always comes together; every other file stays as it is. In an app's build, a
 * module that two lazily loaded files share becomes a file of its own: what comes in one piece leaves no such crumbs, each of
 * which would be a request, and be named in what loads with the page.
 */
export function bundledConfig(options: BundledConfigOptions): UserConfig[] {
  const { piece, apart, together, ...rest } = options
  const config = packageConfig(rest)
  return [
    // The types of every file, as elsewhere.
    { ...config, dts: { generator: 'oxc', sourcemap: true, emitDtsOnly: true } },
    {
      ...config,
      unbundle: false,
      clean: false,
      dts: false,
      plugins: [...[config.plugins ?? []].flat(), keepLibraries],
      inputOptions: { preserveEntrySignatures: 'allow-extension' },
      outputOptions: {
        entryFileNames: ({ name, facadeModuleId }) =>
          `${(facadeModuleId && sourcePath(facadeModuleId)) ?? name}.js`,
        chunkFileNames: ({ name, facadeModuleId }) =>
          `${(facadeModuleId && sourcePath(facadeModuleId)) ?? name}.js`,
        codeSplitting: {
          groups: [
            {
              debugName: piece,
              includeDependenciesRecursively: false,
              name: (id, context) => nameChunk(id, { piece, apart, together, context }),
            },
          ],
        },
      },
    },
  ]
}

/**
 * What `libraryConfig` publishes as one file stays one, to be loaded from there. Whoever imports it is loaded on demand and keeps
 * its place, so the path from there holds.
 */
export const keepLibraries: Rolldown.Plugin = {
  name: 'keep-libraries',
  resolveId: (source) =>
    /\/library\/\w+\.ts$/.test(source)
      ? { id: source.replace(/\.ts$/, '.js'), external: true }
      : null,
}

/** `views/accountViews`, of a file of the package. */
function sourcePath(id: string): string | null {
  return /\/src\/(.+?)(?:\.js|\.tsx?)$/.exec(id)?.[1] ?? null
}

/** Where a module goes; what is loaded on demand is left to the bundler. */
function nameChunk(
  id: string,
  { piece, apart = [], together = [], context }: Place,
): string | null {
  const row = together.find((files) => files.includes(sourcePath(id) ?? ''))
  if (row) return row[0]
  if (context.getModuleInfo(id)?.dynamicImporters.length) return null
  const { entries, passed } = climb(id, context)
  if (passed.has(piece) && !apart.some((one) => passed.has(one))) return piece
  return entries.size > 0 ? sourcePath(id) : null
}

/** What a module is loaded with, up to the entries of the package. */
function climb(id: string, context: Rolldown.ChunkingContext) {
  const entries = new Set<string>()
  const passed = new Set<string>()
  const seen = new Set<string>()
  const pending = [id]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const path = sourcePath(next) ?? next
    const { isEntry = false, importers = [] } = context.getModuleInfo(next) ?? {}
    passed.add(path)
    if (isEntry) entries.add(path)
    pending.push(...importers)
  }
  return { entries, passed }
}
