import { listNames } from './listNames.ts'
import { toCell } from './pageText.ts'
import { readApi } from './readApi.ts'
import type { ReferenceName } from './referenceName.ts'
import { anchorOf, commentOf, kindOf, mainOf, toReferencePage } from './toReferencePage.ts'

export declare namespace writeReference {
  type Parameters = {
    codes: ReadonlySet<string>
    write(route: string, text: string): void
    /** The only package whose names get pages. @default all of them */
    only?: string | undefined
  }
}

/** Writes the page of each public name, and the list of all. */
export async function writeReference({
  codes,
  write,
  only,
}: writeReference.Parameters): Promise<readonly ReferenceName[]> {
  const all = listNames(await readApi())
  const names = all.filter(({ packageName }) => !only || packageName === only)
  for (const name of names) {
    const links = new Map(
      // Of two packages, a page links to its own one.
      names
        .toSorted((one, other) => Number(isOf(one, name)) - Number(isOf(other, name)))
        .map((one) => [one.name, one.route]),
    )
    links.delete(name.name)
    write(name.route, toReferencePage({ name, links, codes }))
  }
  write('reference/index', toIndex(names))
  return names
}

function isOf(one: ReferenceName, { packageName }: ReferenceName): boolean {
  return one.packageName === packageName
}

const introduction = `---
title: Reference
outline: 2
---
# Reference

Every public name, by package. The [guides](/guides/theme) say what they are for. Names in a package that apps do not install
themselves are here, too, because those who write adapters and tests use them.`

function toIndex(names: readonly ReferenceName[]): string {
  const packages = Object.entries(Object.groupBy(names, ({ packageName }) => packageName))
  const order = ['@cleat/react', '@cleat/core']
  const rank = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1)
  const sections = packages
    .sort(([one], [other]) => one.localeCompare(other))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([packageName, own = []]) => toSection(packageName, own))
  return `${[introduction, ...sections].join('\n\n')}\n`
}

function toSection(packageName: string, names: readonly ReferenceName[]): string {
  const values = names.filter(({ isType }) => !isType)
  const types = names.filter(({ isType }) => isType)
  const rows = values.map((name) => {
    const main = mainOf(name)
    const summary = main ? toCell(commentOf(main)?.summary).split(/(?<=\.) /)[0] : ''
    return `| [\`${name.name}\`](/${name.route}) | ${kindOf(name)} | ${summary} |`
  })
  const table = ['| name | | |', '| --- | --- | --- |', ...rows].join('\n')
  const list = types.map(({ name, route }) => `[\`${name}\`](/${route})`).join(' · ')
  return [
    `## ${packageName} {#${anchorOf(packageName)}}`,
    values.length > 0 ? table : '',
    types.length > 0 ? `<p class="types-title">Types</p>\n\n${list}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
