import type { Rolldown, UserConfig } from 'tsdown'
import { type Floors, findFloor, sourcePath } from './findFloor.ts'
import { type PackageConfigOptions, packageConfig } from './packageConfig.ts'

export type BundledConfigOptions = PackageConfigOptions & {
  /**
   * What loads when, the earliest first. A name is a file that becomes one with all it is the first to need; a row of names is
   * entries whose files stay as they are, because an app may load each of them alone.
   */
  readonly floors: Floors
}

/**
 * A package that publishes one file per floor, by one rule: **a module belongs to the first floor that reaches it** by static
 * imports. What no floor reaches is loaded on demand: it goes with the one file that loads it, or stays a file where several do.
 * So what loads with the page names the floors, and a floor names what it loads on demand.
 */
export function bundledConfig(options: BundledConfigOptions): UserConfig[] {
  const { floors, ...rest } = options
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
              debugName: 'floors',
              includeDependenciesRecursively: false,
              name: (id, context) => nameChunk(id, floors, context),
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

/** The file that a module goes into; `null` leaves it to the bundler. */
function nameChunk(id: string, floors: Floors, context: Rolldown.ChunkingContext): string | null {
  const path = sourcePath(id)
  const { isEntry, dynamicImporters } = context.getModuleInfo(id) ?? {}
  const { roots, floor } = findFloor(id, floors, context)
  if (typeof floor === 'string' && (floor === path || !isEntry)) return floor
  if (isEntry || dynamicImporters?.length) return null
  return floor || roots.size > 1 ? path : null
}
