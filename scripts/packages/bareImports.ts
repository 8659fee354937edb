import { parseAst } from 'vite'

/** Finds the packages that a published file imports, statically, by `import()` or for types. */
export function bareImports(path: string, code: string): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    if (Reflect.get(node, 'type') === 'TSImportType') add(Reflect.get(node, 'argument'))
    add(Reflect.get(node, 'source'))
    for (const child of Object.values(node)) visit(child)
  }
  const add = (source: unknown) => {
    const literal = typeof source === 'object' && source ? Reflect.get(source, 'value') : null
    if (typeof literal !== 'string') return
    const [, name] = /^(?![./#])((?:node:|@[\w.-]+\/)?[\w.-]+)/.exec(literal) ?? []
    if (name) found.add(name)
  }
  visit(parseAst(code, { lang: path.endsWith('.d.ts') ? 'dts' : 'js' }, path))
  return [...found].sort()
}
