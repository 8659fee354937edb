import { posix } from 'node:path'

export type ExampleFile = {
  /** The path inside the example. */
  readonly path: string
  readonly text: string
}

/** Where a file names another: imports of code and styles, and addresses in JSON and HTML. */
const references =
  /(?:\bfrom|\bimport|@import|import\(|new URL\(|"extends":|"path":)\s*['"]([^'"]+)['"]/g

/** Finds what an example takes from outside its folder, and packages that it does not name. */
export function findLeaks(
  files: readonly ExampleFile[],
  dependencies: readonly string[],
): readonly string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(references)].flatMap(([, name = '']) => {
      if (name.startsWith('.')) {
        const target = posix.join(posix.dirname(path), name)
        return target.startsWith('..') ? [`${path} takes ${name}`] : []
      }
      if (name.startsWith('/') || name.startsWith('node:')) return []
      const [scope = '', rest = ''] = name.split('/')
      const owner = scope.startsWith('@') ? `${scope}/${rest}` : scope
      return dependencies.includes(owner)
        ? []
        : [`${path} imports ${owner}, which is no dependency`]
    }),
  )
}
