import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { entries, type PackedManifest } from '../packages/packedManifest.ts'
import { root, sourceFiles } from '../sourceFiles.ts'
import type { EntryDeclaration } from './entryDeclaration.ts'

type Manifest = PackedManifest & {
  readonly private?: boolean | undefined
  readonly publishConfig?: Pick<PackedManifest, 'exports'> | undefined
}

/** Lists the entries of all published packages that code can import. */
export function listEntryDeclarations(): EntryDeclaration[] {
  return sourceFiles('packages/*/package.json').flatMap((path) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'))
    if (manifest.private) return []
    const published = { ...manifest, exports: manifest.publishConfig?.exports ?? {} }
    return entries(published).map((entry) => {
      const name = posix.join(manifest.name, entry.path)
      const types = typeof entry.target === 'string' ? undefined : entry.target.types
      if (!types) throw new Error(`${name} has no types`)
      return { name, packageName: manifest.name, folder: dirname(path), types }
    })
  })
}
