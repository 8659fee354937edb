import type { BitcoinNetworkName } from '../../bitcoin/bitcoinNetwork.ts'

/** The Bitcoin network of a CAIP-2 id, which starts with the genesis hash. */
export function bitcoinNetworkOf(id: string): BitcoinNetworkName {
  const found = names[id]
  if (found) return found
  throw new Error(`The wallet does not know ${id}. It knows: ${Object.keys(names).join(', ')}.`)
}

const names: Readonly<Record<string, BitcoinNetworkName>> = {
  'bip122:000000000019d6689c085ae165831e93': 'mainnet',
  'bip122:000000000933ea01ad0ee984209779ba': 'testnet',
  'bip122:00000000da84f2bafbbc53dee25a72ae': 'testnet4',
  'bip122:00000008819873e925422c1ff0f99f7c': 'signet',
  'bip122:0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}
