import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { type Chunk, toChunks } from './chunk.ts'
import { publishedPackages } from './publishedPackages.ts'

export type BuiltApp = { readonly folder: string; readonly chunks: readonly Chunk[] }

const bench = join(import.meta.dirname, '..')

/** Builds a bench app with Vite's defaults against the published packages. */
export async function buildApp(name: 'bare' | 'cleat' | 'wallet'): Promise<BuiltApp> {
  const folder = join(bench, 'node_modules/.cache/apps', name)
  const { NODE_ENV } = process.env
  const output = await build({
    configFile: false,
    // The warnings come from viem and are the same in both apps.
    logLevel: 'error',
    root: join(bench, 'apps', name),
    plugins: [publishedPackages(), react()],
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  // A build leaves it at production, where no mailbox starts.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  return { folder, chunks: toChunks(output as Rolldown.RolldownOutput) }
}
