import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A hash of the contracts in a folder: their names and contents. */
export function hashSources({ folder }: { folder: string }): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sol'))
      hash.update(`${name}\n${readFileSync(resolve(folder, name), 'utf8')}`)
  }
  return hash.digest('hex')
}
