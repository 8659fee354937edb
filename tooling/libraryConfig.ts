import type { Rolldown, UserConfig } from 'tsdown'

export type LibraryConfigOptions = {
  /** Packages that CommonJS inside the library requires and that come as modules. */
  readonly imported?: readonly string[] | undefined
  /** Whether what the library itself loads on demand stays apart, in a folder beside the file. */
  readonly isSplit?: boolean | undefined
}

/**
 * Bundles a library that loads on demand into the file that re-exports it, with all its
 * dependencies. Otherwise an app's bundler would split what the library shares with the app (viem,
 * noble) out of the app's first chunk, and every visitor would load the additional files.
 */
export function libraryConfig(name: string, options: LibraryConfigOptions = {}): UserConfig {
  const { imported = [], isSplit = false } = options
  return {
    entry: { [name]: `src/${name}.ts` },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    fixedExtension: false,
    clean: false,
    dts: false,
    minify: true,
    logLevel: 'error',
    deps: { alwaysBundle: [/.*/], onlyBundle: false },
    plugins: [requireModules(imported)],
    outputOptions: isSplit ? { chunkFileNames: `${name}/[name].js` } : { codeSplitting: false },
  }
}

/** Resolves what CommonJS requires as what others import, instead of a second copy of it. */
function requireModules(names: readonly string[]): Rolldown.Plugin {
  return {
    name: 'require-modules',
    async resolveId(source, importer, { kind }) {
      if (kind !== 'require-call' || !names.includes(source)) return null
      return await this.resolve(source, importer, { kind: 'import-statement', skipSelf: true })
    },
  }
}
