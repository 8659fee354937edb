import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CleatError, type ErrorCode } from '@cleat/core'
import { errorMessages } from '../../../../packages/core/src/base/errors/errorMessages.ts'
import { publicNames } from '../../../../scripts/rules/publicNames.ts'
import { listEntries } from '../reference/listEntries.ts'
import { root } from '../repository.ts'
import type { Built } from './findBrokenLinks.ts'

/** Finds public names without a page, by the names that the snapshots of the entries have. */
export function findNamesWithoutPage(
  { pages }: Built,
  { only }: { readonly only?: string | undefined },
): string[] {
  const index = pages.get('/reference') ?? ''
  return listEntries()
    .filter(({ packageName }) => !only || packageName === only)
    .flatMap(({ name: entry, path, packageName }) => {
      const names = publicNames(readFileSync(join(root, path), 'utf8'))
      return names
        .filter((name) => !name.startsWith('* '))
        .map((name) => name.replace(/^type /, ''))
        .filter((name) => !hasPage({ name, entry, packageName }))
        .map((name) => `${entry} ${name} has no page`)
    })

  function hasPage(one: { name: string; entry: string; packageName: string }): boolean {
    const folder = `/reference/${one.packageName.replace('@cleat/', '')}/`
    return [...pages].some(([path, html]) => {
      if (!path.startsWith(folder) || !path.endsWith(`/${one.name}`)) return false
      // The page has the import name, and the list of all names leads to it.
      return html.includes(one.entry) && index.includes(`href="${path}"`)
    })
  }
}

/** Facts of whatever code: the message is not read. */
const anyFacts = new Proxy({}, { get: () => ['x'] })

/** Finds error codes whose `docsPath` leads to no part of the site. */
export function findErrorsWithoutPart({ pages }: Built): string[] {
  const codes = Object.keys(errorMessages) as ErrorCode[]
  return codes.flatMap((code) => {
    const { docsPath } = new CleatError(code, { context: anyFacts } as never)
    const [path = '', anchor = ''] = docsPath.split('#')
    const isThere = pages.get(path)?.includes(` id="${anchor}"`) ?? false
    return isThere ? [] : [`${code}: ${docsPath} leads to no part`]
  })
}
