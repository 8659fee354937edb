import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { bundle } from './bundle.ts'
import type { Chunk } from './chunk.ts'
import { publishedPackages } from './publishedPackages.ts'

export type Entry = {
  /** The module to bundle, as an app would write it. */
  readonly code: string
  /** Imports that stay external. */
  readonly external: readonly RegExp[]
  /** Inlines dynamic imports into one chunk. Apps' bundlers split differently. */
  readonly isWhole?: boolean
}

const entryId = 'bench:entry'

/** Bundles and minifies a published entry. The first chunk is the entry. */
export async function bundleEntry({ code, external, isWhole = false }: Entry): Promise<Chunk[]> {
  const chunks = await bundle({
    logLevel: 'warn',
    // Resolves only Cleat's packages from the folder where both are installed.
    root: join(import.meta.dirname, '../apps/cleat'),
    plugins: [
      publishedPackages(),
      react(),
      {
        name: 'bench:entry',
        resolveId: (id) => (id === entryId ? `\0${entryId}` : null),
        load: (id) => (id === `\0${entryId}` ? code : null),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: entryId,
        preserveEntrySignatures: 'strict',
        external: [...external],
        output: { codeSplitting: !isWhole },
      },
    },
  })
  return chunks.sort((a, b) => Number(b.isEntry) - Number(a.isEntry))
}
