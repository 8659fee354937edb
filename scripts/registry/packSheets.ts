export type Icon = {
  /** All its names. The first one is its key in the sheet. */
  readonly names: readonly string[]
  /** An SVG text, or the data URI of a picture. */
  readonly image: string
}

export declare namespace packSheets {
  type Parameters = {
    /**
     * File prefix: `walletSheet` creates `icons/walletSheet0.ts` and so on, and their list in
     * `walletSheets.ts`.
     */
    name: string
    icons: readonly Icon[]
    /** Number of icons in the first sheet, and in each of the others. */
    sizes: { readonly first: number; readonly others: number }
    /** The module that exports the icons of the first sheet. @default the sheet itself */
    firstModule?: string | undefined
    /** Whether the list has the names, or another list does, in the same order. @default true */
    hasNames?: boolean | undefined
  }
}

/**
 * Creates TypeScript files by path: sheets of icons that load separately, and the index of the
 * icons.
 */
export function packSheets(parameters: packSheets.Parameters): Map<string, string> {
  const { name, icons, sizes, firstModule, hasNames = true } = parameters
  const sheets = [icons.slice(0, sizes.first)]
  for (let from = sizes.first; from < icons.length; from += sizes.others)
    sheets.push(icons.slice(from, from + sizes.others))

  const files = sheets.map((sheet, index): [string, string] => [
    `icons/${name}${index}.ts`,
    [
      notice,
      header,
      'export const icons: Readonly<Record<string, string>> = {',
      ...sheet.map(({ names: [key = ''], image }) => `  '${key}': '${image}',`),
      '}\n',
    ].join('\n'),
  ])
  const list = sheets.map((sheet, index) => {
    const names = sheet.map((icon) => icon.names.join(',')).join(' ')
    const module = (index === 0 && firstModule) || `./icons/${name}${index}.ts`
    const listed = hasNames ? `names: '${names}'` : `count: ${sheet.length}`
    return `  { ${listed}, load: () => import('${module}') },`
  })
  const type = hasNames ? 'IconSheet' : 'CountedSheet'
  files.push([
    `${name}s.ts`,
    [
      `import type { ${type} } from './${hasNames ? 'loadIcon' : 'readIcon'}.ts'\n`,
      header,
      `export const ${name}s: readonly ${type}[] = [`,
      ...list,
      ']\n',
    ].join('\n'),
  ])
  return new Map(files)
}

/** Bundlers keep this comment. */
const notice =
  '/*! Drawings under MIT, Apache-2.0 and CC0-1.0: NOTICE.md of @cleat/core says whose */'

const header = '// Written by scripts/generateRegistry.ts.'
