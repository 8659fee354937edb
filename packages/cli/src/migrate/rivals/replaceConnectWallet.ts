import type { Node } from 'oxc-parser'
import { addImport } from '../edit/imports.ts'
import { indentAt, type Placed, replace, type Source, styleOf, textOf } from '../edit/source.ts'
import type { Migration } from './rival.ts'

/** What is written in the place of a use, and which hook has it. */
type Change = { readonly node: Node; readonly text: string; readonly needs: Need }
type Need = keyof typeof hooks

const hooks = {
  account: ['useAppKitAccount', 'const { address, isConnected, status } = useAppKitAccount()'],
  provider: ['useAppKitProvider', "const { walletProvider } = useAppKitProvider('eip155')"],
  info: ['useWalletInfo', 'const { walletInfo } = useWalletInfo()'],
  open: ['useAppKit', 'const { open } = useAppKit()'],
  disconnect: ['useDisconnect', 'const { disconnect } = useDisconnect()'],
} as const

/**
 * Replaces `const [{ wallet, connecting }, connect, disconnect] = useConnectWallet()` and what is
 * made of it in the same function. If one use is not understood, nothing is changed.
 */
export function replaceConnectWallet(migration: Migration, call: Placed): void {
  const { source, imports } = migration
  const declarator = call.around.at(-1)
  const declaration = call.around.at(-2)
  const scope = call.around.findLast(({ type }) => /Function/.test(type))
  if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'ArrayPattern') return
  if (declaration?.type !== 'VariableDeclaration' || declaration.declarations.length > 1) return
  const [state, connect, disconnect] = declarator.id.elements
  const names = new Map<string, string>()
  if (state?.type === 'ObjectPattern')
    for (const property of state.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return
      if (property.value.type !== 'Identifier') return
      names.set(property.value.name, property.key.name)
    }
  else if (state) return
  if (connect?.type === 'Identifier') names.set(connect.name, 'connect')
  if (disconnect?.type === 'Identifier') names.set(disconnect.name, 'disconnect')

  const changes: Change[] = []
  for (const placed of source.nodes) {
    const { node, around } = placed
    if (node.type !== 'Identifier' || !scope || !around.includes(scope)) continue
    if (around.includes(declaration) || !names.has(node.name) || isKey(placed)) continue
    const change = toChange(source, placed, names.get(node.name) ?? '')
    if (!change) return
    // `disconnect(wallet)` has the wallet in it.
    if (!changes.some((it) => it.node.start <= node.start && node.end <= it.node.end))
      changes.push(change)
  }
  const needs = [...new Set(changes.map((it) => it.needs))]
  const { end } = styleOf(source)
  const lines = needs.map((need) => {
    addImport(imports, '@cleat/react', hooks[need][0])
    return `${usedOnly(hooks[need][1], changes)}${end}`
  })
  const indent = indentAt(source, declaration.start)
  for (const { node, text } of changes) replace(source, node, text)
  replace(source, declaration, lines.join(`\n${indent}`))
}

/** A hook without the fields that nothing reads. */
function usedOnly(line: string, changes: readonly Change[]): string {
  return line.replace(/\{ ([^}]+) \}/, (_, fields: string) => {
    const used = fields
      .split(', ')
      .filter((field) => changes.some(({ text }) => new RegExp(`\\b${field}\\b`).test(text)))
    return `{ ${used.join(', ')} }`
  })
}

function toChange(source: Source, { node, around }: Placed, name: string): Change | undefined {
  const parent = around.at(-1)
  if (name === 'connecting') {
    const text = "status === 'connecting'"
    const isAlone =
      parent?.type === 'JSXExpressionContainer' ||
      ((parent?.type === 'ConditionalExpression' || parent?.type === 'IfStatement') &&
        parent.test === node)
    return { node, text: isAlone ? text : `(${text})`, needs: 'account' }
  }
  if (name === 'connect' && parent?.type === 'CallExpression' && parent.callee === node)
    return parent.arguments.length === 0
      ? { node: parent, text: "open({ view: 'Connect' })", needs: 'open' }
      : undefined
  if (name === 'disconnect' && parent?.type === 'CallExpression' && parent.callee === node)
    return { node: parent, text: 'disconnect()', needs: 'disconnect' }
  if (name !== 'wallet') return undefined
  const disconnecting = around.findLast(
    (outer) => outer.type === 'CallExpression' && outer.arguments.includes(node as never),
  )
  if (
    disconnecting?.type === 'CallExpression' &&
    /^disconnect\w*$/.test(textOf(source, disconnecting.callee))
  )
    return { node: disconnecting, text: 'disconnect()', needs: 'disconnect' }
  // The longest chain of members that begins with it.
  for (const outer of [...around].filter(({ start }) => start === node.start)) {
    const text = textOf(source, outer)
    if (/^\w+\??\.accounts(?:\?\.)?\[0\]\??\.address$/.test(text))
      return { node: outer, text: 'address', needs: 'account' }
    if (/^\w+\??\.provider$/.test(text))
      return { node: outer, text: 'walletProvider', needs: 'provider' }
    if (/^\w+\??\.label$/.test(text))
      return { node: outer, text: 'walletInfo?.name', needs: 'info' }
  }
  const isTest =
    (parent?.type === 'ConditionalExpression' && parent.test === node) ||
    (parent?.type === 'IfStatement' && parent.test === node) ||
    (parent?.type === 'LogicalExpression' && parent.left === node && parent.operator === '&&') ||
    (parent?.type === 'UnaryExpression' && parent.operator === '!')
  return isTest ? { node, text: 'isConnected', needs: 'account' } : undefined
}

/** Whether an identifier is the name of a member or property, and no reference. */
function isKey({ node, around }: Placed): boolean {
  const parent = around.at(-1)
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent?.type === 'Property') return parent.key === node && !parent.shorthand
  return false
}
