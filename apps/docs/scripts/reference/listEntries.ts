import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../repository.ts'

/** An import name of a published package. */
export type Entry = {
  /** `@cleat/react`. */
  readonly packageName: string
  /** `@cleat/react/headless`. */
  readonly name: string
  /** From the root of the repository. */
  readonly path: string
}

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> }
}

/** In the order of the reader's interest. */
const order = [
  'react',
  'adapter-',
  'core',
  'embedded-wallet',
  'siwx',
  'signatures',
  'testing',
  'localnet',
  'evm',
]

/** Lists what apps can import of the published packages, JSON files aside. */
export function listEntries(): Entry[] {
  const rank = (path: string) => {
    const at = order.findIndex((start) => path.startsWith(`packages/${start}`))
    return at < 0 ? order.length : at
  }
  const manifests = globSync('packages/*/package.json', { cwd: root })
    .sort()
    .sort((one, other) => rank(one) - rank(other))
  return manifests.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest
    if (manifest.private) return []
    const published = manifest.publishConfig?.exports ?? {}
    return Object.entries(manifest.exports).flatMap(([entry, file]) =>
      entry in published && file.endsWith('.ts')
        ? {
            packageName: manifest.name,
            name: `${manifest.name}${entry.slice(1)}`,
            path: join(dirname(path), file),
          }
        : [],
    )
  })
}
