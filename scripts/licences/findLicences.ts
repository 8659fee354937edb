import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { declaredLicence } from './licence.ts'

export type FoundLicence = {
  /** The dependency path: `@cleat/react › viem › ox`. */
  readonly path: string
  readonly version: string
  readonly licence: string
}

type Manifest = Parameters<typeof declaredLicence>[0] & {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** Finds the licences of all packages in a production install of these packages, each once. */
export function findLicences(folders: readonly string[]): FoundLicence[] {
  const seen = new Set<string>()
  const found: FoundLicence[] = []
  for (const folder of folders) visit(realpathSync(folder), [])
  return found

  function visit(folder: string, above: readonly string[]): void {
    if (seen.has(folder)) return
    seen.add(folder)
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const path = [...above, manifest.name]
    const licence = declaredLicence(manifest)
    found.push({ path: path.join(' › '), version: manifest.version, licence })
    for (const { name, isOptional } of needs(manifest)) {
      const dependency = findInstalled(folder, name)
      if (dependency) visit(dependency, path)
      else if (!isOptional)
        throw new Error(`${path.join(' › ')} needs ${name}, which is not installed`)
    }
  }
}

function needs(manifest: Manifest): { name: string; isOptional: boolean }[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest
  // Apps choose optional peers themselves. Optional dependencies are installed by default.
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  const optional = Object.keys(optionalDependencies ?? {})
  const required = Object.keys(dependencies ?? {}).filter((name) => !optional.includes(name))
  return [
    ...required.map((name) => ({ name, isOptional: false })),
    ...[...optional, ...peers].map((name) => ({ name, isOptional: true })),
  ]
}

/** Resolves as Node does: in the folder, then beside and above it. */
function findInstalled(from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return null
  }
}
