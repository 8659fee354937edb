import type { Sources } from './folderImports.ts'

/** The routes of every feature by name, as the definitions of features have them. */
export function listRoutes(definitions: Sources): Map<string, string> {
  const routes = new Map<string, string>()
  for (const [path, text] of Object.entries(definitions)) {
    const [, feature = ''] = /features\/(\w+)\/feature\.ts$/.exec(path) ?? []
    const [, block = ''] = /export type \w+Routes = \{([\s\S]*?)\n\}/.exec(text) ?? []
    for (const [, name = ''] of block.matchAll(/^ {2}(\w+):/gm)) routes.set(name, feature)
  }
  return routes
}

/** Finds code that branches on the name of a route outside the folder of the route's feature. */
export function findRouteBranches(sources: Sources, routes: ReadonlyMap<string, string>): string[] {
  const name = `(?:${[...routes.keys()].join('|')})`
  const patterns = [
    `[!=]==? *['"](${name})['"]`,
    `['"](${name})['"] *[!=]==?`,
    `\\bcase ['"](${name})['"]`,
    `\\bextends ['"](${name})['"]`,
    `\\.(?:includes|has|startsWith|endsWith)\\(['"](${name})['"]`,
    `/[^/\\n]*\\b(${name})\\b[^/\\n]*/[a-z]*\\.test\\(`,
  ]
  return Object.entries(sources).flatMap(([path, text]) => {
    const [, feature] = /features\/(\w+)\//.exec(path) ?? []
    return patterns.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))]
        .map((match) => match.slice(1).find(Boolean) ?? '')
        .filter((found) => routes.get(found) !== feature)
        .map((found) => `${path}: ${found}`),
    )
  })
}
