export type Icon = {
  /** All that it is known by, the key of its sheet first. */
  readonly names: readonly string[]
  readonly svg: string
}

export declare namespace packSheets {
  type Parameters = {
    /** `walletSheet` makes `walletSheet0.ts` and so on, and the list of them in `walletSheets.ts`. */
    name: string
    icons: readonly Icon[]
    /** How many icons are in the first sheet, and how many in each of the others. */
    sizes: { readonly first: number; readonly others: number }
  }
}

/** TypeScript files by name: the icons in sheets that load on their own, and which icon is in which sheet. */
export function packSheets({ name, icons, sizes }: packSheets.Parameters): Map<string, string> {
  const sheets = [icons.slice(0, sizes.first)]
  for (let from = sizes.first; from < icons.length; from += sizes.others)
    sheets.push(icons.slice(from, from + sizes.others))

  const files = sheets.map((sheet, index): [string, string] => [
    `${name}${index}.ts`,
    [
      notice,
      header,
      'export const icons: Readonly<Record<string, string>> = {',
      ...sheet.map(({ names: [key = ''], svg }) => `  '${key}': '${svg}',`),
      '}\n',
    ].join('\n'),
  ])
  const list = sheets.map((sheet, index) => {
    const names = sheet.map((icon) => icon.names.join(',')).join(' ')
    return `  { names: '${names}', load: () => import('./${name}${index}.ts') },`
  })
  files.push([
    `${name}s.ts`,
    [
      "import type { IconSheet } from '../loadIcon.ts'\n",
      header,
      `export const ${name}s: readonly IconSheet[] = [`,
      ...list,
      ']\n',
    ].join('\n'),
  ])
  return new Map(files)
}

/** Bundlers keep it. NOTICE.md of the package has the whole text. */
const notice = '/*! Drawings of web3icons, MIT, (c) 2024 0xa3k5 */'

const header = '// Written by scripts/generateRegistry.ts.'
