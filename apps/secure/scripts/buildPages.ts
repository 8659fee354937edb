import { resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Builds the wallet's pages into a folder, for the service that serves them. */
export async function buildPages({ outDir }: { outDir: string }): Promise<void> {
  await build({
    ...{ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'warn' },
    build: { outDir, emptyOutDir: true },
  })
}
