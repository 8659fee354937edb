import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { addIntegrity } from './addIntegrity.ts'
import { buildOfflinePage } from './buildOfflinePage.ts'

const root = resolve(import.meta.dirname, '..')

/**
 * Builds the wallet's pages into a folder, for the service that serves them. The same sources give
 * the same bytes.
 */
export async function buildPages({ outDir }: { outDir: string }): Promise<void> {
  const [offline] = await Promise.all([
    buildOfflinePage(),
    build({
      ...{ root, configFile: resolve(root, 'vite.config.ts'), logLevel: 'warn' },
      build: { outDir, emptyOutDir: true },
    }),
  ])
  for (const page of ['frame.html', 'w.html']) await addIntegrity(outDir, page)
  await writeFile(join(outDir, 'recover.html'), offline)
}
