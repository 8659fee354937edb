import type { Framework } from '../../../../packages/cli/src/create/choices.ts'

/** A file of a quick start, as its reader writes it. */
export type StartFile = {
  /** In the reader's app: `src/config.ts`. */
  readonly path: string
  readonly code: string
}

/** In the order of reading. */
const order = [
  /(?:^|\/)config(?:\/index)?\.ts$/,
  /^context\//,
  /^index\.html$/,
  /(?:^|\/)(?:main|layout)\.tsx?$/,
  /(?:^|\/)(?:App|page|router)\.tsx?$/,
]

/**
 * The files of a created app that have to do with wallets: its code, and the page of an app without
 * React. How a build is set up and how the app looks is the reader's own.
 */
export function listStartFiles(
  files: Readonly<Record<string, string>>,
  framework: Framework,
): readonly StartFile[] {
  return Object.entries(files)
    .filter(([path]) => isCode(path) || (framework === 'html' && path === 'index.html'))
    .sort(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1))
    .map(([path, text]) => ({ path, code: text.replaceAll(/^ *\/\/ biome-ignore .*\n/gm, '') }))
}

function isCode(path: string): boolean {
  return /\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts')
}

function place(path: string): number {
  const at = order.findIndex((pattern) => pattern.test(path))
  return at === -1 ? order.length : at
}
