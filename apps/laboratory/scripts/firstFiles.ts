import { resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type ChunkingContext = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }
type Page = { readonly name: string; readonly first: Modules; readonly all: Modules }
type Modules = ReadonlySet<string>

/**
 * Puts what pages import from their start on into one file for each choice of pages that share it.
 * A bundler makes hundreds, because code that loads later shares some of it, and a browser spends
 * more on a file than on its bytes. No page loads anything that it does not import.
 * @param scripts of the pages, by name
 */
export function firstFiles(
  scripts: Readonly<Record<string, string>>,
): Rolldown.CodeSplittingOptions {
  let pages: readonly Page[] | undefined
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'first',
        name(id, context) {
          pages ??= Object.entries(scripts).map(([name, path]) => {
            const script = normalizePath(path)
            return {
              name,
              first: listImported(script, context, ({ importedIds }) => importedIds),
              all: listImported(script, context, ({ importedIds, dynamicallyImportedIds }) => [
                ...importedIds,
                ...dynamicallyImportedIds,
              ]),
            }
          })
          return nameFile(id, pages)
        },
      },
    ],
  }
}

/** The laboratory's own code. It waits for what it imports later, which would wait for its file. */
const own = `${normalizePath(resolve(import.meta.dirname, '../src'))}/`

function nameFile(id: string, pages: readonly Page[]): string | null {
  if (id.startsWith(own)) return null
  const importing = pages.filter(({ all }) => all.has(id))
  const isFirst = importing.length > 0 && importing.every(({ first }) => first.has(id))
  return isFirst ? `first-${importing.map(({ name }) => name).join('-')}` : null
}

/** All that a script imports, without the script itself. */
function listImported(
  script: string,
  context: ChunkingContext,
  getImports: (module: Rolldown.ModuleInfo) => readonly string[],
): Modules {
  const listed = new Set([script])
  // A set is walked with what is added on the way.
  for (const id of listed) {
    const module = context.getModuleInfo(id)
    for (const next of module ? getImports(module) : []) listed.add(next)
  }
  if (listed.size === 1) throw new Error(`${script} imports nothing.`)
  listed.delete(script)
  return listed
}
