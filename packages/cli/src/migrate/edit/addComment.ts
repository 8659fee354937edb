import type { Node } from 'oxc-parser'
import { indentAt, type Placed, type Source } from './source.ts'

const mark = 'TODO(cleat):'

/**
 * Puts a comment that says what to do above the statement that has a node, once, however often the
 * command runs.
 */
export function addComment(source: Source, { node, around }: Placed, text: string): void {
  const statement = [...around, node].findLast(isStatement) ?? node
  const line = `// ${mark} ${text}`
  const start = exported(statement, around).start
  const before = source.code.slice(0, start).trimEnd()
  if (commentsAbove(before).includes(line)) return
  if (source.comments.get(start)?.includes(line)) return
  source.comments.set(start, [...(source.comments.get(start) ?? []), line])
  source.edit.appendRight(start, `${line}\n${indentAt(source, start)}`)
}

/** An exported declaration begins at its `export`. */
function exported(statement: Node, around: readonly Node[]): Node {
  const at = around.indexOf(statement)
  const outer = at < 0 ? around.at(-1) : around[at - 1]
  return outer?.type === 'ExportNamedDeclaration' || outer?.type === 'ExportDefaultDeclaration'
    ? outer
    : statement
}

function commentsAbove(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const first = lines.findLastIndex((line) => !line.startsWith('//'))
  return lines.slice(first + 1)
}

function isStatement({ type }: Node): boolean {
  return /(?:Statement|Declaration)$/.test(type) && type !== 'BlockStatement'
}
