import { parseSync } from 'oxc-parser'
import type { Rival } from './rivals/rival.ts'

type Versions = Readonly<Record<string, string>>

export declare namespace migrateManifest {
  type Parameters = {
    /** The text of `package.json`. */
    text: string
    rival: Rival
    /** The files of the app as they are then. */
    files: readonly { readonly path: string; readonly code: string }[]
    /** The versions that new packages get, by name. */
    versions: Versions
  }
}

const fields = ['dependencies', 'devDependencies', 'peerDependencies'] as const

/** Takes the rival's packages that nothing imports out of `package.json`, and puts ours in. */
export function migrateManifest(parameters: migrateManifest.Parameters): string {
  const { text, rival, files, versions } = parameters
  const manifest = JSON.parse(text) as Record<string, Versions | undefined>
  const imported = new Set(files.flatMap(({ path, code }) => packagesOf(path, code)))
  const present = new Set(fields.flatMap((field) => Object.keys(manifest[field] ?? {})))
  const wanted = [...imported].filter((name) => name in versions && !present.has(name))
  let isChanged = wanted.length > 0
  for (const field of fields) {
    const own = manifest[field]
    if (!own) continue
    const kept = Object.entries(own).filter(([name]) => !rival.isOwn(name) || imported.has(name))
    if (kept.length < Object.keys(own).length) isChanged = true
    manifest[field] = Object.fromEntries(kept)
  }
  if (!isChanged) return text
  const added = wanted.map((name) => [name, versions[name] ?? ''] as const)
  manifest.dependencies = Object.fromEntries(
    [...Object.entries(manifest.dependencies ?? {}), ...added].sort(([one], [other]) =>
      one < other ? -1 : 1,
    ),
  )
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  '
  return `${JSON.stringify(manifest, null, indent)}${text.endsWith('\n') ? '\n' : ''}`
}

function packagesOf(path: string, code: string): string[] {
  const { module } = parseSync(path, code)
  const literals = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  )
  const names = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  return [...names, ...exported, ...literals].map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  )
}
