import { readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Versions = Readonly<Record<string, string>>

/** A copy of a package that an app has installed. */
export type Installed = {
  readonly name: string
  readonly version: string
  /** Its real folder: what differs by it is loaded twice. */
  readonly folder: string
  readonly peers: Versions
  readonly optionalPeers: ReadonlySet<string>
  /** What it finds under the names of its dependencies and peers. */
  readonly found: ReadonlyMap<string, Installed>
}

type Manifest = {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly optionalDependencies?: Versions
  readonly peerDependencies?: Versions
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/**
 * Reads the packages that an app's code can reach, as Node finds them. It works for the folders of
 * npm, pnpm, Yarn with `node_modules` and Bun alike.
 */
export async function readInstalled(folder: string): Promise<readonly Installed[]> {
  const seen = new Map<string, Installed>()
  const app = await readManifest(folder)
  // What only builds and tests the app is not in its pages.
  for (const name of Object.keys({ ...app?.dependencies, ...app?.optionalDependencies }))
    await visit(name, folder)
  return [...seen.values()]

  async function visit(name: string, from: string): Promise<Installed | undefined> {
    const place = await resolvePackage(name, from)
    if (!place) return undefined
    const known = seen.get(place)
    if (known) return known
    const manifest = await readManifest(place)
    if (!manifest) return undefined
    const { version = '0.0.0', peerDependencies = {}, peerDependenciesMeta = {} } = manifest
    const found = new Map<string, Installed>()
    const optional = Object.entries(peerDependenciesMeta).filter(([, meta]) => meta.optional)
    const optionalPeers = new Set(optional.map(([peer]) => peer))
    const own = { name, version, folder: place, peers: peerDependencies, optionalPeers, found }
    seen.set(place, own)
    const { dependencies, optionalDependencies } = manifest
    for (const it of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const installed = await visit(it, place)
      if (installed) found.set(it, installed)
    }
    return own
  }
}

async function resolvePackage(name: string, from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    const real = await realpath(place).catch(() => undefined)
    if (real) return real
    if (dirname(folder) === folder) return undefined
  }
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Manifest)
}
