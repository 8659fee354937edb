import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'

/** Returns the text of a file by its path from the root of the repository. */
export type ReadText = (path: string) => string

type Program = ReturnType<typeof parseSync>['program']
type Comments = ReturnType<typeof parseSync>['comments']
type Declaration = NonNullable<
  Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>['declaration']
>
type Module = { readonly code: string; readonly program: Program; readonly comments: Comments }

/**
 * Finds names of an entry and members of its types without TSDoc, and functions and classes
 * without `@example`.
 */
export function findUndocumentedNames(entry: string, readText: ReadText): string[] {
  return parse(entry, readText).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return []
    const path = resolveSpecifier(node.source.value, entry, readText)
    if (!path) return []
    const module = parse(path, readText)
    return node.specifiers.flatMap(({ local }) => check(path, module, nameOf(local), readText))
  })
}

function check(path: string, module: Module, name: string, readText: ReadText): string[] {
  const found = findDeclarations(module, name)
  if (found.length === 0) return followExport(path, module, name, readText)
  // A function and its namespace of types share a name. Either comment counts.
  const docs = found.map(({ start }) => findDoc(module, start) ?? '').join('')
  if (docs === '') return [`${path}: ${name} has no TSDoc`]
  const isCalled = found.some(({ declaration }) => /Function|Class/.test(declaration.type))
  if (isCalled && !docs.includes('@example')) return [`${path}: ${name} has no @example`]
  return found.flatMap(({ declaration }) => listMembers(path, module, declaration))
}

/** An entry may re-export a name of another package. */
function followExport(path: string, module: Module, name: string, readText: ReadText): string[] {
  for (const node of module.program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source) continue
    const specifier = node.specifiers.find(({ exported }) => nameOf(exported) === name)
    const target = specifier && resolveSpecifier(node.source.value, path, readText)
    if (target) return check(target, parse(target, readText), nameOf(specifier.local), readText)
  }
  return [`${path}: ${name} is declared nowhere`]
}

/** Finds members of exported object types without TSDoc. */
export function findUndocumentedMembers(path: string, readText: ReadText): string[] {
  const module = parse(path, readText)
  return module.program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration
      ? listMembers(path, module, node.declaration)
      : [],
  )
}

function listMembers(path: string, module: Module, declaration: Declaration): string[] {
  const isType = /^TS(?:TypeAlias|Module)Declaration$/.test(declaration.type)
  if (!isType || !('id' in declaration)) return []
  const missing: string[] = []
  const visit = (node: unknown, owner: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, owner)
    if (!isNode(node)) return
    const isSignature = node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature'
    // The brand of a branded type has no name.
    const isMember = isSignature && node.computed !== true
    const name = isMember ? `${owner}.${nameOf(node.key)}` : owner
    if (isMember && findDoc(module, node.start) === undefined)
      missing.push(`${path}: ${name} has no TSDoc`)
    for (const child of Object.values(node)) visit(child, name)
  }
  visit(declaration, nameOf(declaration.id))
  return missing
}

type Found = { readonly start: number; readonly declaration: Declaration }

function findDeclarations({ program }: Module, name: string): Found[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) return []
    const { declaration, start } = node
    const names =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => nameOf(id))
        : [nameOf(declaration.id)]
    return names.includes(name) ? [{ start, declaration }] : []
  })
}

/** Returns the TSDoc comment that ends directly before this position. */
function findDoc({ code, comments }: Module, start: number): string | undefined {
  return comments.find(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      end <= start &&
      code.slice(end, start).trim() === '',
  )?.value
}

/** Finds the source file of a specifier, or `undefined` for third-party packages. */
function resolveSpecifier(specifier: string, from: string, readText: ReadText): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier)
  const [, folder, rest = ''] = /^@cleat\/([^/]+)(\/.+)?$/.exec(specifier) ?? []
  if (!folder) return undefined
  const manifest: { exports: { [entry: string]: string } } = JSON.parse(
    readText(`packages/${folder}/package.json`),
  )
  const target = manifest.exports[`.${rest}`]
  return target && posix.join('packages', folder, target)
}

function parse(path: string, readText: ReadText): Module {
  const code = readText(path)
  const { program, comments, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(errors[0].message)
  return { code, program, comments }
}

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}
