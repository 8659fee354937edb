import type { ImportDeclaration } from 'oxc-parser'
import { isGone, removeLine, type Source, styleOf, textOf } from './source.ts'

/** A name that a file imports. */
export type ImportedName = {
  readonly declaration: ImportDeclaration
  /** The name in the package; `default` and `*` for the two others. */
  readonly name: string
  /** The name in the file. */
  readonly local: string
  readonly isType: boolean
}

/** The names that a file imports from certain packages. */
export function importedNames(
  source: Source,
  isFrom: (path: string) => boolean,
): readonly ImportedName[] {
  return importsFrom(source, isFrom).flatMap((declaration) =>
    declaration.specifiers.map((specifier) => ({
      declaration,
      name:
        specifier.type === 'ImportSpecifier'
          ? specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : specifier.imported.value
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*',
      local: specifier.local.name,
      isType:
        declaration.importKind === 'type' ||
        (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'),
    })),
  )
}

function importsFrom(
  { program }: Source,
  isFrom: (path: string) => boolean,
): readonly ImportDeclaration[] {
  return program.body.filter(
    (node): node is ImportDeclaration =>
      node.type === 'ImportDeclaration' && isFrom(node.source.value),
  )
}

/** Whether a file still uses a name that it imports, beside the import and what was replaced. */
export function isUsed(source: Source, local: string): boolean {
  return source.nodes.some(
    ({ node, around }) =>
      (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
      node.name === local &&
      !around.some((outer) => outer.type === 'ImportDeclaration') &&
      !isGone(source, node),
  )
}

/** What a file is to import, by package. */
export type NewImports = Map<string, Set<string>>

export function addImport(imports: NewImports, path: string, name: string): void {
  imports.set(path, (imports.get(path) ?? new Set()).add(name))
}

/**
 * Writes the imports: names that are no longer used leave the rival's imports, and new ones
 * stand where those were.
 */
export function writeImports(
  source: Source,
  isFrom: (path: string) => boolean,
  imports: NewImports,
): void {
  const { quote, end } = styleOf(source)
  const rivals = importsFrom(source, isFrom)
  // What only replaced code used is left over, such as wagmi's `createConfig`.
  const others = importsFrom(source, (path) => path === 'wagmi' && !imports.has(path))
  const after = source.edit.toString()
  const anchor = rivals[0] ?? source.program.body[0]
  const added: string[] = []
  for (const [path, names] of [...imports].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const own = importsFrom(source, (it) => it === path).find((it) => it.importKind !== 'type')
    const present = importedNames(source, (it) => it === path).map(({ local }) => local)
    const missing = [...names].filter((name) => !present.includes(name))
    if (missing.length === 0) continue
    const last = own?.specifiers.at(-1)
    if (own && last?.type === 'ImportSpecifier')
      source.edit.appendLeft(last.end, missing.map((name) => `, ${name}`).join(''))
    else added.push(toImport(missing.sort(), path, quote, end))
  }
  for (const declaration of [...rivals, ...others]) {
    // It leads to one of our packages by now.
    if (isGone(source, declaration.source)) continue
    if (declaration.specifiers.length === 0) {
      // The rival's styles. Other code that an import alone runs is for its author to know.
      if (declaration.source.value.endsWith('.css')) removeLine(source, declaration)
      continue
    }
    const kept = declaration.specifiers.filter(({ local: { name } }) =>
      rivals.includes(declaration) ? isUsed(source, name) : isWritten(source, after, name),
    )
    if (kept.length === 0) removeLine(source, declaration)
    else if (kept.length < declaration.specifiers.length) {
      const names = kept.filter((it) => it.type === 'ImportSpecifier')
      const others = kept.filter((it) => it.type !== 'ImportSpecifier')
      const list = names.map((it) => textOf(source, it)).join(', ')
      const clause = [...others.map((it) => textOf(source, it)), ...(list ? [`{ ${list} }`] : [])]
      const kind = declaration.importKind === 'type' ? 'type ' : ''
      source.edit.update(
        declaration.start,
        declaration.source.start,
        `import ${kind}${clause.join(', ')} from `,
      )
    }
  }
  if (anchor && added.length > 0)
    source.edit.prependRight(anchor.start, added.map((line) => `${line}\n`).join(''))
}

/** Whether a name is as often in the new text as in the old, or at least outside of its import. */
function isWritten({ code }: Source, after: string, name: string): boolean {
  const count = (text: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
  return count(after) === count(code) || count(after) > 1
}

const longestLine = 100

function toImport(names: readonly string[], path: string, quote: string, end: string): string {
  const line = `import { ${names.join(', ')} } from ${quote}${path}${quote}${end}`
  if (line.length <= longestLine) return line
  const rows = names.map((name) => `  ${name},\n`).join('')
  return `import {\n${rows}} from ${quote}${path}${quote}${end}`
}
