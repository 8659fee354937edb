type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export declare namespace findUncatalogued {
  type Options = {
    /** Whether the package is published, so that it asks apps for ranges. */
    isPublished: boolean
  }
}

/** Finds dependencies of a manifest whose version is not the catalog's. */
export function findUncatalogued(
  manifest: Manifest,
  { isPublished }: findUncatalogued.Options,
): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest
  const asked = { ...dependencies, ...optionalDependencies, ...peerDependencies }
  return isPublished
    ? [
        ...listOthers(asked, 'workspace:^', 'catalog:published'),
        ...listOthers(devDependencies, 'workspace:*', 'catalog:'),
      ]
    : listOthers({ ...asked, ...devDependencies }, 'workspace:*', 'catalog:')
}

function listOthers(
  dependencies: Record<string, string> = {},
  own: string,
  foreign: string,
): string[] {
  return (
    Object.entries(dependencies)
      // `typescript` may be of another catalog: version 7 has no compiler API.
      .filter(([name, version]) => {
        const wanted = name.startsWith('@cleat/') ? own : foreign
        return version !== wanted && `${name} ${version}` !== 'typescript catalog:compiler-api'
      })
      .map(([name, version]) => `${name} ${version}`)
  )
}

const exact = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Finds catalog entries with a version range. */
export function findInexact(catalog: Record<string, string>): string[] {
  return Object.entries(catalog)
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name} ${version}`)
}

type Resolved = Record<string, { readonly version: string }>

/** Finds published ranges that the lockfile resolves to another version than the catalog's. */
export function findStrayed(locked: {
  readonly published: Resolved
  readonly catalog: Record<string, string>
}): string[] {
  return Object.entries(locked.published)
    .filter(([name, { version }]) => version !== (locked.catalog[name] ?? version))
    .map(([name, { version }]) => `${name} ${version} instead of ${locked.catalog[name]}`)
}
