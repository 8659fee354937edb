type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const exact = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Dependencies of a manifest whose version is not the one the catalog gives everybody. */
export function findUncatalogued(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, version]) => version !== (name.startsWith('@cleat/') ? 'workspace:*' : 'catalog:'),
    )
    .map(([name, version]) => `${name} ${version}`)
}

/** Catalog lines that leave a choice to the day of installation. */
export function findInexact(catalog: Record<string, string>): string[] {
  return Object.entries(catalog)
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name} ${version}`)
}
