import { join } from 'node:path'
import type { Plugin } from 'vite'
import { publishedFile } from './publishedFile.ts'

const packages = join(import.meta.dirname, '../../packages')

/**
 * A Vite plugin that resolves every import of `@cleat/*` to the published file, including imports
 * between our packages.
 */
export function publishedPackages(): Plugin {
  return {
    name: 'cleat:published-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@cleat\// },
      handler(source, importer) {
        return this.resolve(publishedFile(source, packages), importer, { skipSelf: true })
      },
    },
  }
}
