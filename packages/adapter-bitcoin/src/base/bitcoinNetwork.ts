import { type CaipNetworkId, toCaipNetworkId } from '@cleat/core/adapter'

/** Bitcoin's networks, by the name most wallets use. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The CAIP-2 reference of a chain is the start of its genesis block's hash (BIP-122). */
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

/** The name of a CAIP-2 network, or `undefined` unless it is one of Bitcoin. */
export function toNetworkName(id: string): BitcoinNetworkName | undefined {
  return bitcoinNetworkNames.find((name) => id === `bip122:${references[name]}`)
}
