import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/sourceFiles.ts'

export type QuickStart = {
  /** What the command installs. */
  readonly packages: readonly string[]
  /** The first snippet. */
  readonly app: string
}

/** Reads from the README what a newcomer copies: its first npm command and its first snippet. */
export async function readQuickStart(): Promise<QuickStart> {
  return parseQuickStart(await readFile(join(root, 'README.md'), 'utf8'))
}

export function parseQuickStart(readme: string): QuickStart {
  const [, names] = /^npm (?:install|i|add) (.+)$/m.exec(readme) ?? []
  const [, app] = /^```tsx\n([\s\S]*?)^```$/m.exec(readme) ?? []
  if (!names || !app) throw new Error('The README has no npm command, or no snippet.')
  return { packages: names.trim().split(/\s+/), app }
}
