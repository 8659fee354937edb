import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../repository.ts'
import type { Built } from './findBrokenLinks.ts'

/** Reads the pages that were built, without those of the gallery and the laboratory. */
export function readBuilt(): Built {
  const files = globSync('**/*.html', {
    cwd: dist,
    exclude: (path) => /^(?:gallery|laboratory|live)$/.test(path),
  })
  const pages = new Map(
    files.map((file) => {
      const path = `/${file.replace(/(?:index)?\.html$/, '')}`.replace(/(?<=.)\/$/, '')
      return [path, readFileSync(join(dist, file), 'utf8')]
    }),
  )
  return { pages, hasFile: (path) => existsSync(join(dist, decodeURIComponent(path))) }
}
