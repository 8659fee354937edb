import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plant } from './plants.ts'

/** Changes modules while they are loaded. Must run before anything loads them. */
export function plantFault({ edits }: Plant): void {
  const changes = edits.map((edit) => ({
    ...edit,
    url: pathToFileURL(join(import.meta.dirname, '../..', edit.file)).href,
  }))
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const change = changes.find((one) => one.url === url)
      if (!change) return loaded
      const source = String(loaded.source)
      if (!source.includes(change.find)) throw new Error(`${change.file} has changed.`)
      return { ...loaded, source: source.replace(change.find, change.replace) }
    },
  })
}
