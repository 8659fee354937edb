type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const exact = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Finds dependencies of a manifest whose version is not the catalog's. */
export function findUncatalogued(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, version]) => version !== (name.startsWith('@cleat/') ? 'workspace:*' : 'catalog:'),
    )
    .map(([name, version]) => `${name} ${version}`)
}

/** Finds catalog entries with a version range. */
export function findInexact(catalog: Record<string, string>): string[] {
  return Object.entries(catalog)
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name} ${version}`)
}
