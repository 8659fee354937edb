import { migrateManifest } from './migrateManifest.ts'
import { migrateSource, readFacts } from './migrateSource.ts'
import type { Rival } from './rivals/rival.ts'

export type AppFile = { readonly path: string; readonly code: string }

export declare namespace migrateFiles {
  type Parameters = {
    files: readonly AppFile[]
    rival: Rival
    /** The versions that new packages get, by name. */
    versions: Readonly<Record<string, string>>
  }
}

const script = /\.(?:[cm]?[jt]s|[jt]sx)$/

/** Moves an app: its scripts, and then what its `package.json` installs. */
export function migrateFiles(parameters: migrateFiles.Parameters): readonly AppFile[] {
  const { files, rival, versions } = parameters
  const scripts = files.filter(({ path }) => script.test(path))
  const facts = readFacts(scripts, rival)
  const moved = scripts.map(({ path, code }) => ({
    path,
    code: migrateSource({ path, code, rival, facts }),
  }))
  const others = files.filter(({ path }) => !script.test(path))
  return [
    ...moved,
    ...others.map(({ path, code }) => ({
      path,
      code:
        path === 'package.json'
          ? migrateManifest({ text: code, rival, files: moved, versions })
          : code,
    })),
  ]
}
