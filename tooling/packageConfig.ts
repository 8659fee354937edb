import type { Rolldown, UserConfig } from 'tsdown'
import { cssModules } from './cssModules.ts'

export type PackageConfigOptions = {
  readonly platform?: 'neutral' | 'node'
  /** Additional entries beside `src/exports`, such as a command. */
  readonly entries?: readonly string[]
}

/** The build of every package: one output file per source file, without bundled dependencies. */
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
    // Unbundled files keep their directives. The warning applies to bundles only.
    suppressWarnings: 'MODULE_LEVEL_DIRECTIVE',
    dts: { generator: 'oxc', sourcemap: true },
    // Packages and `#…` imports stay external: the app's bundler resolves them by condition.
    deps: { neverBundle: [/^(?:[#@]|[a-z][^:])/] },
    plugins: [cssModules(), sortEntries],
  }
}

/**
 * Files are found in any order, and the order of entries decides the order of modules in a file. A
 * build must not differ from the one before.
 */
const sortEntries: Rolldown.Plugin = {
  name: 'sort-entries',
  options({ input = {}, ...options }) {
    const isList = typeof input === 'string' || Array.isArray(input)
    const sorted = isList
      ? [input].flat().sort()
      : Object.fromEntries(Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1)))
    return { ...options, input: sorted }
  },
}
