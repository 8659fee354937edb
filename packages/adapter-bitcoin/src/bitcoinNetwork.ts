import { type CaipNetworkId, toCaipNetworkId } from '@cleat/core/adapter'

/** The networks of Bitcoin by the name that most wallets have for them. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** CAIP-2 names a chain of Bitcoin by the start of its first block's hash. */
const references: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: '000000000019d6689c085ae165831e93',
  testnet: '000000000933ea01ad0ee984209779ba',
  testnet4: '00000000da84f2bafbbc53dee25a72ae',
  signet: '00000008819873e925422c1ff0f99f7c',
  regtest: '0f9188f13cb7b2c71f2a335e3a4fc328',
}

export const bitcoinNetworkNames: readonly BitcoinNetworkName[] = [
  'mainnet',
  'testnet',
  'testnet4',
  'signet',
  'regtest',
]

/** The CAIP-2 id of a network. */
export function toNetworkId(name: BitcoinNetworkName): CaipNetworkId {
  return toCaipNetworkId(`bip122:${references[name]}`)
}

/** The network behind a CAIP-2 id, if it is one of Bitcoin. */
export function toNetworkName(id: string): BitcoinNetworkName | undefined {
  return bitcoinNetworkNames.find((name) => id === `bip122:${references[name]}`)
}
