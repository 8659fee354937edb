type Target = { types?: string; default?: string } | string

export type PackedManifest = {
  readonly name: string
  readonly license?: string
  readonly type?: string
  readonly sideEffects?: unknown
  readonly exports?: Readonly<Record<string, Target>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Finds the problems of a manifest before publication, given the files of the package. */
export function manifestProblems(manifest: PackedManifest, files: readonly string[]): string[] {
  const problems: string[] = []
  const targets = entries(manifest).map(({ target }) => target)
  if (targets.length === 0) problems.push('has no entries in exports')
  for (const target of targets) {
    if (typeof target === 'string') problems.push(`exports ${target} without types`)
    else
      problems.push(...pathProblems(target.types, '.d.ts'), ...pathProblems(target.default, '.js'))
  }
  for (const [path, target] of Object.entries(manifest.exports ?? {}))
    if (isData(path) && !(typeof target === 'string' && files.includes(target.slice(2))))
      problems.push(`points ${path} at no file of the package`)
  for (const path of Object.values(manifest.bin ?? {})) problems.push(...pathProblems(path, '.js'))
  for (const [name, version] of Object.entries({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  })) {
    if (/^(?:workspace|catalog|link|file):/.test(version)) {
      problems.push(`depends on ${name} ${version}, which only this repository understands`)
    }
  }
  if (!files.includes('LICENSE')) problems.push('has no LICENSE file')
  if (manifest.license !== 'MIT') problems.push(`says its licence is ${manifest.license}`)
  if (manifest.type !== 'module') problems.push('is not "type": "module"')
  if (manifest.sideEffects !== false) problems.push('is not "sideEffects": false')
  const strays = files.filter(
    (path) => !/^(?:dist\/|data\/\w+\.json$|package\.json$|[A-Z]+(?:\.md)?$)/.test(path),
  )
  if (strays.length > 0) problems.push(`carries ${strays.join(', ')}`)
  return problems

  function pathProblems(path: string | undefined, extension: string): string[] {
    if (!path?.startsWith('./dist/') || !path.endsWith(extension)) {
      return [`points at ${path} instead of a ${extension} file in ./dist`]
    }
    return files.includes(path.slice(2)) ? [] : [`points at ${path}, which is not in the package`]
  }
}

export type Entry = { readonly path: string; readonly target: Target }

/** The entries that code can import. */
export function entries({ exports = {} }: PackedManifest): Entry[] {
  return Object.entries(exports)
    .filter(([path]) => !isData(path))
    .map(([path, target]) => ({ path, target }))
}

/** Entries of JSON are data: they have no code, and need no types. */
function isData(path: string): boolean {
  return path.endsWith('.json')
}
