import { resolve } from 'node:path'
import { build } from 'vite'

/** Builds the web wallet's pages, for `startWallet` to serve to many visitors. */
export async function buildWallet({ outDir }: { outDir: string }): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'warn',
    // It is served on this machine only, where its size costs little.
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  })
}
