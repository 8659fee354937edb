import { parseAst } from 'vite'

type Node = { readonly type: string; readonly [key: string]: unknown }

/** Globals of Node that browsers lack. */
const nodeGlobals: readonly string[] = ['Buffer', 'process', 'global']

/**
 * Finds the globals of Node that a module requires: used, not declared in it, and not guarded by
 * `typeof`. Each once, with the code around its first use.
 */
export function neededGlobals(code: string): string[] {
  const found = new Map<string, string>()
  const walk = (node: Node, known: ReadonlySet<string>): void => {
    if (node.type === 'Identifier') {
      const name = String(node.name)
      if (!nodeGlobals.includes(name) || known.has(name) || found.has(name)) return
      const start = Number(node.start)
      found.set(name, `${name} in “${code.slice(Math.max(0, start - 30), start + 40)}”`)
      return
    }
    const inside = new Set([...known, ...(isScope(node) ? declaredIn(node) : []), ...asked(node)])
    for (const child of evaluated(node)) walk(child, inside)
  }
  walk(toNode(parseAst(code)), new Set())
  return [...found.values()]
}

function isScope({ type }: Node): boolean {
  return type === 'Program' || isFunction(type) || type === 'CatchClause'
}

function isFunction(type: string): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
}

/** The names declared in a scope, including its blocks. */
function declaredIn(scope: Node): string[] {
  const own = [scope.id, scope.param, ...list(scope.params)].filter(isNode).flatMap(bound)
  const visit = (node: Node): string[] => {
    const names = node.type === 'VariableDeclarator' ? bound(node.id) : []
    const named = /^(?:Function|Class)Declaration$/.test(node.type) ? bound(node.id) : []
    const imported = /^Import.*Specifier$/.test(node.type) ? bound(node.local) : []
    const rest = isFunction(node.type) ? [] : children(node).flatMap(visit)
    return [...names, ...named, ...imported, ...rest]
  }
  return [...own, ...children(scope).flatMap(visit)]
}

/** The names in a pattern. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left)
  if (pattern.type === 'RestElement') return bound(pattern.argument)
  if (pattern.type === 'Property') return bound(pattern.value)
  return [...list(pattern.elements), ...list(pattern.properties)].flatMap(bound)
}

/** The names guarded by `typeof` before the rest of a node is evaluated. */
function asked({ type, test, left }: Node): string[] {
  const question = type === 'LogicalExpression' ? left : test
  return isNode(question) ? typeQuestions(question) : []
}

function typeQuestions(node: Node): string[] {
  if (isTypeOf(node)) return bound(node.argument)
  return children(node).flatMap(typeQuestions)
}

function isTypeOf({ type, operator }: Node): boolean {
  return type === 'UnaryExpression' && operator === 'typeof'
}

/** The children that are evaluated: no property names, labels, imports or `typeof` operands. */
function evaluated(node: Node): Node[] {
  if (/^(?:Import|Export).*Specifier$/.test(node.type)) return []
  if (isTypeOf(node)) return children(node).filter(({ type }) => type !== 'Identifier')
  const names = [node.label, ...(node.computed === true ? [] : [node.property, node.key])]
  return children(node).filter((child) => !names.includes(child))
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => [value].flat())
    .filter(isNode)
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function toNode(program: object): Node {
  if (isNode(program)) return program
  throw new TypeError('That is no syntax tree.')
}
