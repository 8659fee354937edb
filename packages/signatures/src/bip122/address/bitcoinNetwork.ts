/** Bitcoin's networks, by the name most wallets use. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

/** The CAIP-2 reference of a chain is the start of its genesis block's hash (BIP-122). */
export const bitcoinReferences: Readonly<Record<BitcoinNetworkName, string>> = {
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
