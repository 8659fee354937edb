import { toImageId } from '../../packages/core/src/runtime/registry/toImageId.ts'
import { packColumn, toColumn } from './packColumn.ts'

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

/** Sorts similar values together, which compresses best. */
const textFields = [
  'rdns',
  'name',
  'image_id',
  'mobile_link',
  'desktop_link',
  'link_mode',
  'webapp_link',
]

/** Creates the text of `snapshot.ts`. One string per field compresses better than objects. */
export function packWallets({ wallets, evmChains }: packWallets.Parameters): string {
  const columns = textFields.map((field) =>
    packColumn(
      field,
      wallets.map((wallet) => (field === 'image_id' ? packImage(wallet) : wallet[field])),
    ),
  )
  columns.unshift(
    toColumn(
      'id',
      wallets.map(({ id }) => packId(id)),
    ),
  )
  columns.push(
    toColumn(
      'chains',
      wallets.map(({ chains = [] }) => chains.map(packChain).join(' ')),
    ),
    toColumn('supports_wc', wallets.map(packAnswer)),
    toColumn('stores', wallets.map(packStores), ''),
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

/** Ids of our own are the hexadecimal text `cleat:name`, filled up with zeros: `:name`. */
function packId(id: string): string {
  const text = Buffer.from(id, 'hex').toString().replace(/\0+$/, '')
  return /^cleat:[a-z0-9-]+$/.test(text) ? text.slice('cleat'.length) : id
}

/** `*` is what the name says already. */
function packImage({ name, image_id }: ListedWallet): unknown {
  return image_id === toImageId(name) ? '*' : image_id
}

function packChain(chain: string): string {
  return chain.replace(/^eip155:/, '')
}

function packAnswer({ supports_wc }: ListedWallet): string {
  return supports_wc === undefined ? '' : supports_wc ? 'y' : 'n'
}

function packStores({ app_store, play_store, chrome_store }: ListedWallet): string {
  return `${(app_store || play_store ? 1 : 0) + (chrome_store ? 2 : 0)}`
}
