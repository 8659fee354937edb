import type { Rolldown, UserConfig } from 'tsdown'
import { type Floors, findFloor, sourcePath } from './findFloor.ts'
import { type PackageConfigOptions, packageConfig } from './packageConfig.ts'

export type BundledConfigOptions = PackageConfigOptions & {
  /**
   * Files by load order, the earliest first. A name is a file that bundles every module it is the
   * first to need. A row of names lists entries that stay separate files, because an app may load
   * each of them alone. `file` with `entries` also bundles those files and what they need first:
   * an app never loads them without it.
   */
  readonly floors: Floors
}

/**
 * Builds a package with one file per floor, by one rule: **a module belongs to the first floor that
 * reaches it** by static imports. A module that no floor reaches is loaded on demand: it joins the
 * one file that loads it, or stays a separate file if several do. The initial load therefore names
 * the floors, and each floor names its dynamic imports.
 */
export function bundledConfig(options: BundledConfigOptions): UserConfig[] {
  const { floors, ...rest } = options
  const config = packageConfig(rest)
  return [
    // Emits the types of every file, as other packages do.
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
 * Keeps the files of `libraryConfig` separate and external. Their importers are loaded on demand
 * and keep their paths, so the relative path stays valid.
 */
export const keepLibraries: Rolldown.Plugin = {
  name: 'keep-libraries',
  resolveId: (source) =>
    /\/library\/\w+\.ts$/.test(source)
      ? { id: source.replace(/\.ts$/, '.js'), external: true }
      : null,
}

/** Returns the file of a module; `null` lets the bundler decide. */
function nameChunk(id: string, floors: Floors, context: Rolldown.ChunkingContext): string | null {
  const path = sourcePath(id)
  const { isEntry, dynamicImporters } = context.getModuleInfo(id) ?? {}
  const { roots, floor } = findFloor(id, floors, context)
  if (typeof floor === 'string' && (floor === path || !isEntry)) return floor
  if (isEntry || dynamicImporters?.length) return null
  return floor || roots.size > 1 ? path : null
}
