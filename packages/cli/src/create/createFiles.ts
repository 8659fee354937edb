import { assembleFiles } from './assembleFiles.ts'
import type { Chains, Framework, PackageManager } from './choices.ts'
import { commonFiles } from './commonFiles.ts'
import type { AppName } from './readName.ts'
import type { Templates } from './templates.ts'
import { toManifest } from './toManifest.ts'
import { toReadme } from './toReadme.ts'

/** Everything that decides what an app consists of. */
export type AppChoices = {
  readonly framework: Framework
  readonly chains: Chains
  readonly packageManager: PackageManager
}

/** Returns every file of an app by its path. */
export function createFiles(
  parameters: AppChoices & AppName & { templates: Templates },
): Record<string, string> {
  const { title, ...rest } = parameters
  const sources = Object.entries(assembleFiles(rest)).map(([path, text]): [string, string] => [
    path,
    text
      .replace(/\bHello from the [a-z]+/g, `Hello from ${title}`)
      .replace(exampleTitles, title)
      // Our linter has a rule that a new app does not have.
      .replaceAll(/^\s*\/\/ biome-ignore lint\/style\/noDefaultExport:.*\n/gm, ''),
  ])
  return {
    ...Object.fromEntries(sources),
    ...commonFiles(rest),
    'package.json': toManifest(rest),
    'README.md': toReadme({ title, ...rest }),
  }
}

/** What the examples call themselves, and how a new app is not called. */
const exampleTitles = /\b(?:Canal|Compass|Ferry|Harbour|Lighthouse|Pilot|Quay|Raft|Skiff)\b/g
