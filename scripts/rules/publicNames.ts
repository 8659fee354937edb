import { parseSync } from 'vite'

/** Lists the exported names of a module in order, with types marked. */
export function publicNames(code: string): string[] {
  const { program, errors } = parseSync('entry.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const names = program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return [allOf(node.source.value)]
    if (node.type === 'ExportDefaultDeclaration') throw new Error('a default export has no name')
    if (node.type !== 'ExportNamedDeclaration') return []
    if (node.declaration) throw new Error('an entry only re-exports')
    return node.specifiers.map(({ exported, exportKind }) => {
      const name = exported.type === 'Literal' ? exported.value : exported.name
      return exportKind === 'type' || node.exportKind === 'type' ? `type ${name}` : name
    })
  })
  return names.sort()
}

/**
 * Lists `export *` of another library as one entry. A relative one throws, because it hides names.
 */
function allOf(source: string): string {
  if (source.startsWith('.')) throw new Error('export * hides names')
  return `* from ${source}`
}
