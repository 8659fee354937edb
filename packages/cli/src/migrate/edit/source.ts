import MagicString from 'magic-string'
import { type Node, type Program, parseSync } from 'oxc-parser'

/** A source file, its tree, and the edits that are made to it. */
export type Source = {
  /** The path inside the app, with slashes. */
  readonly path: string
  readonly code: string
  readonly program: Program
  /** Every node with those around it, the nearest last. */
  readonly nodes: readonly Placed[]
  readonly edit: MagicString
  /** What was removed or replaced: references in it no longer count. */
  readonly gone: { readonly start: number; readonly end: number }[]
  /** Comments that were added, by the position that they stand at. */
  readonly comments: Map<number, readonly string[]>
  /** How many columns lines have moved to the left, by where they start. */
  readonly dedents: Map<number, number>
}

export type Placed = { readonly node: Node; readonly around: readonly Node[] }

/** Parses a file. Returns nothing if it has errors: those are for its author. */
export function readSource(path: string, code: string): Source | undefined {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) return undefined
  const nodes: Placed[] = []
  visit(program, [])
  return {
    ...{ path, code, program, nodes, gone: [] },
    ...{ edit: new MagicString(code), comments: new Map(), dedents: new Map() },
  }

  function visit(value: unknown, around: readonly Node[]): void {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) visit(item, around)
      return
    }
    if (!isNode(value)) return
    nodes.push({ node: value, around })
    const inside = [...around, value]
    for (const child of Object.values(value)) visit(child, inside)
  }
}

function isNode(value: object): value is Node {
  return 'type' in value && 'start' in value && 'end' in value
}

/** The text of a node. */
export function textOf(source: Source, node: { start: number; end: number }): string {
  return source.code.slice(node.start, node.end)
}

/** Replaces a node. */
export function replace(source: Source, node: { start: number; end: number }, text: string): void {
  source.edit.update(node.start, node.end, text)
  source.gone.push({ start: node.start, end: node.end })
}

/** Removes a statement with the line break behind it. */
export function removeLine(source: Source, node: { start: number; end: number }): void {
  const [rest = ''] = /^[ \t;]*\r?\n?/.exec(source.code.slice(node.end)) ?? []
  source.edit.remove(node.start, node.end + rest.length)
  source.gone.push({ start: node.start, end: node.end + rest.length })
}

export function isGone({ gone }: Source, { start, end }: { start: number; end: number }): boolean {
  return gone.some((range) => range.start <= start && end <= range.end)
}

/** The spaces before a position, from the start of its line. */
export function indentAt({ code }: Source, position: number): string {
  const line = code.slice(code.lastIndexOf('\n', position - 1) + 1, position)
  return /^\s*/.exec(line)?.[0] ?? ''
}

/** How the file is written, so that what is added looks the same. */
export type SourceStyle = { readonly quote: string; readonly end: string; readonly step: string }

export function styleOf({ code, program }: Source): SourceStyle {
  const first = program.body.find((node) => node.type === 'ImportDeclaration')
  const quote = first ? (first.source.raw?.charAt(0) ?? "'") : "'"
  const end = first && code.charAt(first.end - 1) === ';' ? ';' : ''
  const step = /\n(\t| {2,4})\S/.exec(code)?.[1] ?? '  '
  return { quote, end, step }
}
