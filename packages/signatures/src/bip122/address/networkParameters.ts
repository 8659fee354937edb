import type { BitcoinNetworkName } from './bitcoinNetwork.ts'

const test = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** The address prefixes of a network. */
export const networkParameters: Readonly<Record<BitcoinNetworkName, typeof test>> = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  testnet: test,
  testnet4: test,
  signet: test,
  regtest: { ...test, bech32: 'bcrt' },
}
