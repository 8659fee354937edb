import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'tsdown'

const pglite = fileURLToPath(new URL('.', import.meta.resolve('@electric-sql/pglite')))

const files = ['pglite.wasm', 'pglite.data', 'initdb.wasm']

/**
 * The service with all that it uses, in a folder that runs without packages: half the memory of the
 * sources, and ready in a third of the time.
 */
export function serviceConfig(folder: string): UserConfig {
  return {
    entry: { main: 'src/main.ts', checkpointWorker: 'src/relay/store/checkpointWorker.ts' },
    outDir: folder,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    dts: false,
    fixedExtension: false,
    logLevel: 'warn',
    failOnWarn: true,
    // In PGlite, which Emscripten made.
    suppressWarnings: 'EVAL',
    deps: { alwaysBundle: [/./], neverBundle: ['pg-native'] },
    // The code finds these beside itself.
    copy: ['src/database/migrations', ...files.map((name) => `${pglite}${name}`)],
  }
}

export default serviceConfig('dist')
