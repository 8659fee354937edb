import type { CallExpression, Node } from 'oxc-parser'
import { addComment } from '../edit/addComment.ts'
import { addImport, importedNames } from '../edit/imports.ts'
import { elementsOf, unwrapElement } from '../edit/jsx.ts'
import { type Placed, removeLine, replace, type Source, styleOf } from '../edit/source.ts'
import { networkOfId } from './networkOfId.ts'
import { replaceConnectWallet } from './replaceConnectWallet.ts'
import type { Migration, Rival } from './rival.ts'
import { callsOf, docs, type Options, optionsOf, readOptions } from './wagmiKit.ts'

const isOwn = (path: string) => /^@web3-onboard\//.test(path)
const isReact = (path: string) => path === '@web3-onboard/react'

/** What finds its wallets without a list. The others are paired by WalletConnect. */
const found = /^@web3-onboard\/(?:injected-wallets|coinbase|walletconnect|metamask|gnosis)$/

/** https://onboard.blocknative.com/docs */
export const web3Onboard: Rival = {
  id: 'web3-onboard',
  label: 'Web3-Onboard',
  themeMode: 'system',
  isOwn,
  advice: {
    init: `These options could not be read. Create a kit by hand: ${docs}/migration.md.`,
    useConnectWallet: `Use \`useAppKit\`, \`useAppKitAccount\`, \`useAppKitProvider\` and \`useDisconnect\`: ${docs}/migration.md.`,
    useSetChain:
      'Use `useAppKitNetwork`: `chainId` is a number, and `switchNetwork` takes a network.',
    useWallets: 'Use `useAppKitConnections`.',
    useNotifications: 'The modal shows what becomes of a transaction. Remove it.',
    useAccountCenter: 'The button opens the account. Remove it.',
    useSetLocale: 'Set the option `locale` of `createAppKit`.',
    default: `Wallets are found without a list. Choose and order them by options: ${docs}/wallets.md.`,
  },
  migrate(migration) {
    const { source } = migration
    for (const { local } of importedNames(source, isReact).filter(
      ({ name }) => name === 'Web3OnboardProvider',
    ))
      for (const element of elementsOf(source, local)) unwrapElement(source, element)
    for (const call of callsOf(source, isReact, 'init')) replaceInit(migration, call)
    for (const call of callsOf(source, isReact, 'useConnectWallet'))
      replaceConnectWallet(migration, call)
  },
}

function replaceInit(migration: Migration, call: Placed & { readonly node: CallExpression }): void {
  const { source, imports } = migration
  const options = optionsOf(source, call.node)
  const networks = readNetworks(source, call.node)
  if (!options || !networks) return
  const { step } = styleOf(source)
  addImport(imports, '@cleat/adapter-ethers', 'EthersAdapter')
  addImport(imports, '@cleat/react', 'createAppKit')
  for (const { name } of networks) addImport(imports, '@cleat/react/networks', name)
  const urls = networks.flatMap(({ id, rpcUrl }) =>
    rpcUrl ? [`'eip155:${id}': [{ url: ${rpcUrl} }]`] : [],
  )
  const metadata = readMetadata(source, call.node)
  const projectId = readProjectId(source)
  const lines = [
    'adapters: [new EthersAdapter()]',
    `networks: [${networks.map(({ name }) => name).join(', ')}]`,
    ...(urls.length > 0
      ? [`customRpcUrls: {\n${urls.map((it) => `${step}${step}${it},\n`).join('')}${step}}`]
      : []),
    ...(projectId ? [`projectId: ${projectId}`] : []),
    ...(metadata.length > 0 ? [`metadata: { ${metadata.join(', ')} }`] : []),
    "themeMode: 'system'",
  ]
  const known = ['wallets', 'chains', 'appMetadata', 'theme']
  const lost = [...options.keys()].filter((name) => !known.includes(name))
  if (lost.length > 0)
    addComment(
      source,
      call,
      `\`${lost.join('`, `')}\` of init had no safe counterpart: ${docs}/migration.md.`,
    )
  replace(source, call.node, `createAppKit({\n${lines.map((it) => `${step}${it},\n`).join('')}})`)
  removeModules(source)
}

/** The chains by their names in `@cleat/react/networks`. Nothing, if one is not known. */
function readNetworks(source: Source, { arguments: [argument] }: CallExpression) {
  if (argument?.type !== 'ObjectExpression') return undefined
  const chains = propertyOf(argument, 'chains')
  if (chains?.type !== 'ArrayExpression') return undefined
  const read = chains.elements.map((element) => {
    const options: Options | undefined =
      element?.type === 'ObjectExpression' ? readOptions(source, element) : undefined
    const id = Number((options?.get('id') ?? '').replaceAll(/['"]/g, ''))
    const name = networkOfId[id]
    return name ? { id, name, rpcUrl: options?.get('rpcUrl') } : undefined
  })
  return read.every((it) => it !== undefined) && read.length > 0 ? read : undefined
}

function readMetadata(source: Source, { arguments: [argument] }: CallExpression): string[] {
  const metadata = argument?.type === 'ObjectExpression' && propertyOf(argument, 'appMetadata')
  if (!metadata) return []
  if (metadata.type !== 'ObjectExpression') return []
  const options = readOptions(source, metadata)
  return ['name', 'description'].flatMap((name) => {
    const value = options?.get(name)
    return value ? [name === value ? name : `${name}: ${value}`] : []
  })
}

/** What the module for WalletConnect was given. */
function readProjectId(source: Source): string | undefined {
  const calls = callsOf(source, (path) => path === '@web3-onboard/walletconnect', 'default')
  for (const { node } of calls) {
    const id = optionsOf(source, node)?.get('projectId')
    if (id) return id
  }
  return undefined
}

/** Removes `const injected = injectedModule()` where only the list of wallets used it. */
function removeModules(source: Source): void {
  for (const { declaration } of importedNames(source, (path) => found.test(path)))
    for (const call of callsOf(source, (path) => path === declaration.source.value, 'default')) {
      const declarator = call.around.at(-1)
      const statement = call.around.at(-2)
      if (declarator?.type !== 'VariableDeclarator' || declarator.id.type !== 'Identifier') continue
      if (statement?.type !== 'VariableDeclaration' || statement.declarations.length > 1) continue
      const { name } = declarator.id
      const isOnlyHere = !source.nodes.some(
        ({ node, around }) =>
          node.type === 'Identifier' &&
          node.name === name &&
          !around.includes(declarator) &&
          !source.gone.some(({ start, end }) => start <= node.start && node.end <= end),
      )
      if (isOnlyHere) removeLine(source, statement)
    }
}

function propertyOf(
  object: Extract<Node, { type: 'ObjectExpression' }>,
  name: string,
): Node | undefined {
  for (const property of object.properties)
    if (
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === name
    )
      return property.value
  return undefined
}
