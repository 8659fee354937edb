import type { UserConfig } from 'tsdown'

/**
 * A library of others that only loads when it is asked for, as one file with all it needs inside, in the place of the file
 * that names it. Left to an app's bundler, what it shares with the app (viem, noble) would be cut out of the app's first
 * chunk into files of their own, which every visitor would load.
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
