type Target = { types?: string; default?: string } | string

export type PackedManifest = {
  readonly name: string
  readonly version?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: readonly string[]
  readonly homepage?: string | undefined
  readonly bugs?: string | undefined
  readonly repository?: { readonly url?: string; readonly directory?: string }
  readonly author?: string | undefined
  readonly engines?: { readonly node?: string }
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
  problems.push(...aboutProblems(manifest))
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

const home = 'https://github.com/cleat-dev/cleat'

/** What a registry's page shows of a package, and what provenance compares with the build. */
function aboutProblems(manifest: PackedManifest): string[] {
  const { author, bugs, description, engines, homepage, keywords = [], repository } = manifest
  const { url, directory = '' } = repository ?? {}
  const problems: string[] = []
  if (!description) problems.push('has no description')
  if (!author) problems.push('has no author')
  if (keywords.length < 3) problems.push('has fewer than three keywords')
  if (engines?.node !== '>=20.19') problems.push(`runs in Node ${engines?.node}`)
  if (url !== `git+${home}.git` || manifest.name !== `@cleat/${directory.split('/')[1]}`)
    problems.push(`has its repository at ${url}, ${directory}`)
  if (homepage !== `${home}/tree/main/${directory}#readme`)
    problems.push(`has its home page at ${homepage}`)
  if (bugs !== `${home}/issues`) problems.push(`takes bugs at ${bugs}`)
  return problems
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
