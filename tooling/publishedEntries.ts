import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = {
  readonly name: string
  readonly publishConfig?: {
    readonly exports?: Readonly<Record<string, string | { readonly default: string }>>
  }
}

/**
 * Maps imports of our packages to their published files, relative to the folder above `packages`.
 */
export function publishedEntries(packages: string): Readonly<Record<string, string>> {
  const manifests = globSync('*/package.json', { cwd: packages })
  return Object.fromEntries(
    manifests.flatMap((path) => {
      const folder = path.replace(/\/package\.json$/, '')
      const { name, publishConfig }: Manifest = JSON.parse(
        readFileSync(join(packages, path), 'utf8'),
      )
      return Object.entries(publishConfig?.exports ?? {}).flatMap(([entry, target]) =>
        typeof target === 'string'
          ? []
          : [[`${name}${entry.slice(1)}`, `packages/${folder}/${target.default.slice(2)}`]],
      )
    }),
  )
}
