import { join } from 'node:path'
import type { Plugin } from 'vite'
import { publishedFile } from './publishedFile.ts'

const packages = join(import.meta.dirname, '../../packages')

/** Makes every import of `@cleat/*`, also those of our packages among themselves, find what is published. */
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
