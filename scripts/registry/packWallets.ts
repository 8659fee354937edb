/** A wallet of `wallets.json`. */
export type ListedWallet = {
  readonly id: string
  readonly name: string
  readonly chains?: readonly string[]
  readonly supports_wc?: boolean
  readonly [field: string]: unknown
}

export declare namespace packWallets {
  type Parameters = {
    wallets: readonly ListedWallet[]
    /** The chains that `eip155:*` stands for. */
    evmChains: readonly string[]
  }
}

/** Common prefixes of links, which the snapshot omits. */
const prefixes: Readonly<Record<string, string>> = {
  homepage: 'https://',
  link_mode: 'https://',
  webapp_link: 'https://',
  app_store: 'https://apps.apple.com/app/id',
  play_store: 'https://play.google.com/store/apps/details?id=',
  chrome_store: 'https://chromewebstore.google.com/detail/',
}

/** Sorts similar values together, which compresses best. */
const textFields = [
  'id',
  'app_store',
  'chrome_store',
  'play_store',
  'rdns',
  'name',
  'image_id',
  'mobile_link',
  'desktop_link',
  'homepage',
  'link_mode',
  'webapp_link',
]

/** Creates the text of `snapshot.ts`. One string per field compresses better than objects. */
export function packWallets({ wallets, evmChains }: packWallets.Parameters): string {
  const columns = textFields.map((field) =>
    toColumn(
      field,
      wallets.map((wallet) => packText({ field, value: wallet[field] })),
    ),
  )
  columns.push(
    toColumn(
      'chains',
      wallets.map(({ chains = [] }) => chains.map(packChain).join(' ')),
    ),
    toColumn('supports_wc', wallets.map(packAnswer)),
    toColumn('evmChains', evmChains.map(packChain), ' '),
  )
  return [
    "import type { Snapshot } from './expandSnapshot.ts'\n",
    '// Written by scripts/generateRegistry.ts from wallets.json and networks.json.',
    'export const snapshot: Snapshot = {',
    ...columns,
    '}\n',
  ].join('\n')
}

function packText({ field, value = '' }: { field: string; value: unknown }): string {
  const prefix = prefixes[field] ?? ''
  if (typeof value !== 'string' || (value && !value.startsWith(prefix)))
    throw new Error(`${field}: ${value} does not begin with ${prefix}`)
  return value.slice(prefix.length).replace(/^([^:]+):\/\/$/, '$1')
}

function packChain(chain: string): string {
  return chain.replace(/^eip155:/, '')
}

function packAnswer({ supports_wc }: ListedWallet): string {
  return supports_wc === undefined ? '' : supports_wc ? 'y' : 'n'
}

function toColumn(field: string, cells: readonly string[], separator = '|'): string {
  const text = cells.join(separator)
  if (text.split(separator).length !== cells.length || /[\\\n]/.test(text))
    throw new Error(`${field}: a value has a character that stands between values`)
  return `  ${field}: ${text.includes("'") ? JSON.stringify(text) : `'${text}'`},`
}
