/** The networks of the wallet. */
export type BitcoinNetworkName = 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'

export type BitcoinNetworkParameters = {
  bech32: string
  pubKeyHash: number
  scriptHash: number
  wif: number
}

const test = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** The address prefixes of a network. */
export const bitcoinNetworks: Readonly<Record<BitcoinNetworkName, BitcoinNetworkParameters>> = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  testnet: test,
  testnet4: test,
  signet: test,
  regtest: { ...test, bech32: 'bcrt' },
}
