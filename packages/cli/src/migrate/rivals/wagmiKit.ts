import type { CallExpression, Node, ObjectExpression } from 'oxc-parser'
import { addComment } from '../edit/addComment.ts'
import { addImport, importedNames } from '../edit/imports.ts'
import { type Placed, replace, type Source, styleOf, textOf } from '../edit/source.ts'
import type { Facts, Migration } from './rival.ts'

/** The options of a call by name, as code. */
export type Options = ReadonlyMap<string, string>

/** Reads the object that a call takes. Returns nothing if more than names and values is in it. */
export function optionsOf(source: Source, call: CallExpression): Options | undefined {
  const [argument] = call.arguments
  if (call.arguments.length !== 1 || argument?.type !== 'ObjectExpression') return undefined
  return readOptions(source, argument)
}

export function readOptions(source: Source, object: ObjectExpression): Options | undefined {
  const entries: [string, string][] = []
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined
    if (property.method || property.kind !== 'init') return undefined
    entries.push([property.key.name, textOf(source, property.value)])
  }
  return new Map(entries)
}

/** What wagmi's config takes, and `WagmiAdapter` under the same name. */
const adapterOptions = [
  ...['transports', 'ssr', 'storage', 'syncConnectedChain', 'pollingInterval', 'batch'],
  ...['cacheTime'],
]

export declare namespace writeKit {
  type Parameters = {
    migration: Migration
    /** The networks, as code. */
    networks: string
    /** More options of `WagmiAdapter`, as code. */
    adapter: Options
    /** More options of `createAppKit`, as code. */
    kit: readonly (readonly [name: string, code: string])[]
  }
}

/** Writes an adapter and its kit, for a place before the code that needs its config. */
export function writeKit(parameters: writeKit.Parameters): string {
  const { migration, adapter, kit } = parameters
  const { source, imports } = migration
  const { end, step } = styleOf(source)
  addImport(imports, '@cleat/adapter-wagmi', 'WagmiAdapter')
  addImport(imports, '@cleat/react', 'createAppKit')
  const isName = /^[A-Za-z_$][\w$]*$/.test(parameters.networks)
  const networks = isName ? parameters.networks : freeName(source, 'networks')
  const options = [
    networks === 'networks' ? 'networks' : `networks: ${networks}`,
    ...adapterOptions.flatMap((name) => {
      const value = adapter.get(name)
      return value === undefined ? [] : [toProperty(name, reindent(value, step))]
    }),
  ]
  const asConst = /\bas const$/.test(parameters.networks) ? '' : ' as const'
  return [
    ...(isName ? [] : [`const ${networks} = ${reindent(parameters.networks, '')}${asConst}${end}`]),
    `const wagmiAdapter = new WagmiAdapter(${toObject(options, step)})${end}`,
    '',
    `createAppKit(${toObject(
      [
        'adapters: [wagmiAdapter]',
        networks === 'networks' ? 'networks' : `networks: ${networks}`,
        ...kit.map(([name, value]) => toProperty(name, value)),
      ],
      step,
      true,
    )})${end}`,
    '',
    '',
  ].join('\n')
}

/** Moves the lines of a value to where it stands now. */
function reindent(value: string, indent: string): string {
  const before = /\n([ \t]*)[^\n]*$/.exec(value)?.[1] ?? ''
  return value.replaceAll(`\n${before}`, `\n${indent}`)
}

/** The look and the language that the rival had, which are not always Cleat's. */
export function lookOptions({ themeMode, accent, locale }: Facts): [string, string][] {
  return [
    ...(themeMode === 'dark' ? [] : [['themeMode', `'${themeMode}'`] as [string, string]]),
    ...(accent ? [['themeVariables', `{ '--cleat-accent': ${accent} }`] as [string, string]] : []),
    ...(locale ? [['locale', `'${locale}'`] as [string, string]] : []),
  ]
}

function toProperty(name: string, value: string): string {
  return name === value ? name : `${name}: ${value}`
}

function toObject(properties: readonly string[], step: string, isLong = false): string {
  const line = `{ ${properties.join(', ')} }`
  if (!isLong && line.length < 60 && !line.includes('\n')) return line
  return `{\n${properties.map((it) => `${step}${it},\n`).join('')}}`
}

/** On one line, if there is room. */
function toMetadata(properties: readonly string[], step: string): string {
  return toObject(properties, step).replaceAll('\n', `\n${step}`)
}

function freeName({ nodes }: Source, name: string): string {
  const isTaken = nodes.some(({ node }) => node.type === 'Identifier' && node.name === name)
  return isTaken ? `appKit${name.charAt(0).toUpperCase()}${name.slice(1)}` : name
}

/** The calls of an imported function. */
export function callsOf(
  source: Source,
  isFrom: (path: string) => boolean,
  name: string,
): readonly (Placed & { readonly node: CallExpression })[] {
  const locals = importedNames(source, isFrom)
    .filter((it) => it.name === name)
    .map(({ local }) => local)
  return source.nodes.filter(
    (placed): placed is Placed & { readonly node: CallExpression } =>
      placed.node.type === 'CallExpression' &&
      placed.node.callee.type === 'Identifier' &&
      locals.includes(placed.node.callee.name),
  )
}

/** The statement of the module that a node is in, at its start: before an `export`. */
function statementOf({ around }: Placed): Node | undefined {
  return around[1]
}

/**
 * Replaces a config that the rival's defaults made by one of `WagmiAdapter`. Its name stays, so
 * that the rest of the app does.
 */
export function replaceConfig(parameters: {
  migration: Migration
  /** The expression that is the config. */
  place: Placed
  options: Options
  projectId: string
  /** Options of the rival that need nothing in their place. */
  ignored: readonly string[]
}): void {
  const { migration, place, options, projectId, ignored } = parameters
  const { source, facts } = migration
  const statement = statementOf(place)
  const chains = options.get('chains')
  if (!statement || !chains) return
  const named: [string, string][] = [
    ['appName', 'name'],
    ['appDescription', 'description'],
    ['appUrl', 'url'],
  ]
  const metadata = named.flatMap(([from, to]) => {
    const value = options.get(from)
    return value === undefined ? [] : [toProperty(to, value)]
  })
  const icon = options.get('appIcon')
  if (icon) metadata.push(`icons: [${icon}]`)
  const id = options.get(projectId)
  const kit = writeKit({
    migration,
    networks: chains,
    adapter: options,
    kit: [
      ...(id ? [['projectId', id] as const] : []),
      ...(metadata.length > 0
        ? [['metadata', toMetadata(metadata, styleOf(source).step)] as const]
        : []),
      ...lookOptions(facts),
    ],
  })
  const known = new Set([
    ...adapterOptions,
    ...named.map(([from]) => from),
    ...['chains', 'appIcon', projectId],
    ...ignored,
  ])
  const rest = [...options.keys()].filter((name) => !known.has(name))
  if (rest.length > 0)
    addComment(
      source,
      place,
      `${rest.map((it) => `\`${it}\``).join(', ')} had no safe counterpart: see ${docs}/wallets.md.`,
    )
  source.edit.appendRight(statement.start, kit)
  replace(source, place.node, 'wagmiAdapter.wagmiConfig')
}

export const docs = 'https://github.com/cleat-dev/cleat/blob/main/docs'

const isWagmi = (path: string) => path === 'wagmi' || path === '@wagmi/core'

/** A config of wagmi that the app makes: `const config = createConfig({ … })`. */
export function ownConfigs(source: Source): readonly (Placed & { readonly name: string })[] {
  return callsOf(source, isWagmi, 'createConfig').flatMap((placed) => {
    const parent = placed.around.at(-1)
    return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
      ? [{ ...placed, name: parent.id.name }]
      : []
  })
}

/** Puts a kit behind a config that the app makes, unless there is one. */
export function adoptConfig(migration: Migration): void {
  const { source, imports, facts } = migration
  const [config] = ownConfigs(source)
  const statement = config && statementOf(config)
  const hasKit = importedNames(source, (path) => path.startsWith('@cleat/react')).some(
    ({ name }) => name === 'createAppKit',
  )
  if (!statement || hasKit || imports.get('@cleat/react')?.has('createAppKit')) return
  const { end, step } = styleOf(source)
  addImport(imports, '@cleat/adapter-wagmi', 'WagmiAdapter')
  addImport(imports, '@cleat/react', 'createAppKit')
  const options = [
    `adapters: [new WagmiAdapter({ ${toProperty('config', config.name)} })]`,
    `networks: ${config.name}.chains`,
    ...lookOptions(facts).map(([name, value]) => toProperty(name, value)),
  ]
  const kit = `createAppKit(${toObject(options, step, true)})${end}`
  source.edit.appendLeft(statement.end, `\n\n${kit}`)
}
