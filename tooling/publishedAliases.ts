import { join } from 'node:path'
import type { AliasOptions } from 'vite'
import { publishedEntries } from './publishedEntries.ts'

/** Leads imports of our packages to their built files, for Vite. */
export function publishedAliases(root: string): AliasOptions {
  return Object.entries(publishedEntries(join(root, 'packages'))).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(root, file),
  }))
}
