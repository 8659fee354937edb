import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeclarationReflection } from 'typedoc'
import ts from 'typescript'
import { root } from '../repository.ts'

const parsed = new Map<string, ts.SourceFile>()

/** How a name is declared in its source, without what a function or class has inside. */
export function readSignature(declaration: DeclarationReflection): string | undefined {
  const source = declaration.sources?.[0] ?? declaration.signatures?.[0]?.sources?.[0]
  if (!source) return undefined
  const file = parse(source.fileName)
  const found: string[] = []
  for (const statement of file.statements) {
    const text = toText(statement, declaration.name, file)
    if (text) found.push(text)
  }
  // The signatures of an overloaded function; its last one is for the function itself.
  return (found.length > 1 ? found.slice(0, -1) : found).join('\n') || undefined
}

function toText(node: ts.Statement, name: string, file: ts.SourceFile): string | undefined {
  if (ts.isFunctionDeclaration(node) && node.name?.text === name)
    return cut(node.getStart(file), node.body?.getStart(file) ?? node.end, file)
  if (ts.isTypeAliasDeclaration(node) && node.name.text === name)
    return cut(node.getStart(file), node.end, file)
  if (ts.isInterfaceDeclaration(node) && node.name.text === name)
    return cut(node.getStart(file), node.end, file)
  if (ts.isClassDeclaration(node) && node.name?.text === name)
    return cut(node.getStart(file), node.members.pos - 1, file)
  if (!ts.isVariableStatement(node)) return undefined
  const one = node.declarationList.declarations.find(({ name: own }) => own.getText(file) === name)
  return one?.type ? `const ${name}: ${one.type.getText(file)}` : undefined
}

function cut(from: number, to: number, file: ts.SourceFile): string {
  return file.text
    .slice(from, to)
    .trim()
    .replace(/^export /, '')
}

function parse(path: string): ts.SourceFile {
  const known = parsed.get(path)
  if (known) return known
  const text = readFileSync(join(root, path), 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
  parsed.set(path, file)
  return file
}
