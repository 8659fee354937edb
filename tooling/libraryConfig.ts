import type { UserConfig } from 'tsdown'

/**
 * Bundles a third-party library that loads on demand into the file that re-exports it, with all its
 * dependencies. Otherwise an app's bundler would split what the library shares with the app (viem,
 * noble) out of the app's first chunk, and every visitor would load the additional files.
 */
export function libraryConfig(name: string): UserConfig {
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
    outputOptions: { codeSplitting: false },
  }
}
