import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = {
  readonly publishConfig?: {
    readonly exports?: Readonly<Record<string, string | { readonly default: string }>>
  }
}

/**
 * Returns the built file behind an import of one of our packages. Inside the repository such an
 * import resolves to the source. `packages` is the folder of the packages.
 * @throws if the package has no such entry, or was not built
 */
export function publishedFile(source: string, packages: string): string {
  const [, name, subpath] = /^@cleat\/([^/]+)(\/.+)?$/.exec(source) ?? []
  if (!name) throw new Error(`${source} is no package of ours`)
  const folder = join(packages, name)
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entry = manifest.publishConfig?.exports?.[`.${subpath ?? ''}`]
  if (!entry) throw new Error(`${source} is not published: packages/${name} exports no such entry`)
  const file = join(folder, typeof entry === 'string' ? entry : entry.default)
  if (existsSync(file)) return file
  throw new Error(`${source} is not built: there is no ${file}. Run \`pnpm build\` first.`)
}
