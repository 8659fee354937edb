import type { UserConfig } from 'tsdown'
import { cssModules } from './cssModules.ts'

export type PackageConfigOptions = {
  readonly platform?: 'neutral' | 'node'
  /** Entries beside `src/exports`, such as a command. */
  readonly entries?: readonly string[]
}

/** How every package is built: one output file per source file, nothing of others inside. */
export function packageConfig(options: PackageConfigOptions = {}): UserConfig {
  const { platform = 'neutral', entries = [] } = options
  return {
    entry: ['src/exports/*.ts', '!src/exports/*.test.ts', ...entries],
    root: 'src',
    format: 'esm',
    platform,
    target: 'es2022',
    unbundle: true,
    fixedExtension: false,
    sourcemap: true,
    logLevel: 'warn',
    failOnWarn: true,
    // Unbundled files keep their directives; the warning is about bundles.
    suppressWarnings: 'MODULE_LEVEL_DIRECTIVE',
    dts: { generator: 'oxc', sourcemap: true },
    // Every package, and every `#…` import, which the app's bundler resolves by condition.
    deps: { neverBundle: [/^(?:[#@]|[a-z][^:])/] },
    plugins: [cssModules()],
  }
}
