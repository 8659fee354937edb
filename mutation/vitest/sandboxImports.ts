import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Stryker mutates a copy of the repository. Its `node_modules` are links to those of the original,
 * and our packages, which they link to, must come from the copy.
 */
export function sandboxImports(): Plugin {
  const copy = join(import.meta.dirname, '../..')
  const original = join(realpathSync(join(copy, 'node_modules')), '..')
  return {
    name: 'sandbox-imports',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (copy === original) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found?.id.startsWith(`${original}/`) || found.id.includes('/node_modules/')) return null
      if (found.id.startsWith(`${copy}/`)) return found
      return { ...found, id: copy + found.id.slice(original.length) }
    },
  }
}
