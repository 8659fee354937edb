import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { bundle } from './bundle.ts'
import type { Chunk } from './chunk.ts'
import { publishedPackages } from './publishedPackages.ts'

export type BuiltApp = { readonly folder: string; readonly chunks: readonly Chunk[] }

const bench = join(import.meta.dirname, '..')

/** Builds a bench app with Vite's defaults against the published packages. */
export async function buildApp(name: 'bare' | 'cleat' | 'wallet'): Promise<BuiltApp> {
  const folder = join(bench, 'node_modules/.cache/apps', name)
  const chunks = await bundle({
    // The warnings come from viem and are the same in both apps.
    logLevel: 'error',
    root: join(bench, 'apps', name),
    plugins: [publishedPackages(), react()],
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  return { folder, chunks }
}
