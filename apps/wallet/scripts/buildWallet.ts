import { resolve } from 'node:path'
import { build } from 'vite'

/** Builds the web wallet's pages, for `startWallet` to serve to many visitors. */
export async function buildWallet({ outDir }: { outDir: string }): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'warn',
    // Nobody waits for it on a slow network.
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  })
}
