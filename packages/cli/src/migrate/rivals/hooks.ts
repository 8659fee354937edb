import { addImport } from '../edit/imports.ts'
import { indentAt, replace, styleOf } from '../edit/source.ts'
import type { Migration } from './rival.ts'
import { callsOf } from './wagmiKit.ts'

export declare namespace replaceHook {
  type Parameters = {
    migration: Migration
    isOwn: (path: string) => boolean
    hook: string
    /** What the hook returns that opens the modal, with what `open` is called with. */
    verbs: Readonly<Record<string, string>>
    /** What it returns that says whether the modal is open. @default none */
    isOpen?: string | undefined
  }
}

/**
 * Replaces `const { openConnectModal } = useConnectModal()` by functions of the same names, so that
 * the code that calls them stays. Other forms are left to a comment.
 */
export function replaceHook(parameters: replaceHook.Parameters): void {
  const { migration, isOwn, hook, verbs, isOpen } = parameters
  const { source, imports } = migration
  const { end } = styleOf(source)
  for (const { node, around } of callsOf(source, isOwn, hook)) {
    const declarator = around.at(-1)
    const declaration = around.at(-2)
    if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'ObjectPattern')
      continue
    if (declaration?.type !== 'VariableDeclaration' || declaration.declarations.length > 1) continue
    const names = declarator.id.properties.map((property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.value.type === 'Identifier'
        ? { name: property.key.name, local: property.value.name }
        : undefined,
    )
    if (names.some((it) => !it || !(it.name in verbs || it.name === isOpen))) continue
    const modal = `${hook.charAt(3).toLowerCase()}${hook.slice(4)}`
    const lines: string[] = []
    for (const it of names) {
      if (!it) continue
      const { name, local } = it
      if (name === isOpen) {
        lines.push(`const { open: ${local} } = useAppKitState()`.replace('open: open ', 'open '))
        addImport(imports, '@cleat/react', 'useAppKitState')
        continue
      }
      if (!lines.includes(`const ${modal} = useAppKit()`))
        lines.unshift(`const ${modal} = useAppKit()`)
      addImport(imports, '@cleat/react', 'useAppKit')
      lines.push(`const ${local} = ${toFunction(modal, verbs[name] ?? '()')}`)
    }
    const indent = indentAt(source, declaration.start)
    replace(source, declaration, lines.map((line) => `${line}${end}`).join(`\n${indent}`))
    source.gone.push({ start: node.start, end: node.end })
  }
}

/** A whole function, or what `open` is called with. */
function toFunction(modal: string, verb: string): string {
  return verb.startsWith('(')
    ? `() => ${modal}.open${verb}`
    : verb.replaceAll('modal.', `${modal}.`)
}
