import {
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '@cleat/core/networks'
import type { Address } from 'viem'
import type { NativeCurrency } from './dataChain.ts'

export type KnownNetwork = {
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  /** ENS's Universal Resolver. */
  readonly universalResolver?: Address | undefined
}

const universalResolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const evmNetworks: Readonly<Record<number, KnownNetwork>> = {
  1: { ...network('Ethereum', 'Ether', 'ETH'), universalResolver },
  10: network('OP Mainnet', 'Ether', 'ETH'),
  56: network('BNB Smart Chain', 'BNB', 'BNB'),
  100: network('Gnosis', 'xDAI', 'XDAI'),
  130: network('Unichain', 'Ether', 'ETH'),
  137: network('Polygon', 'POL', 'POL'),
  143: network('Monad', 'Monad', 'MON'),
  250: network('Fantom', 'Fantom', 'FTM'),
  324: network('ZKsync Era', 'Ether', 'ETH'),
  5000: network('Mantle', 'Mantle', 'MNT'),
  8217: network('Kaia', 'Kaia', 'KAIA'),
  8453: network('Base', 'Ether', 'ETH'),
  31337: network('Local chain', 'Ether', 'ETH'),
  42161: network('Arbitrum One', 'Ether', 'ETH'),
  42220: network('Celo', 'Celo', 'CELO'),
  43114: network('Avalanche', 'Avalanche', 'AVAX'),
  59144: network('Linea', 'Ether', 'ETH'),
  80094: network('Berachain', 'BERA', 'BERA'),
  84532: network('Base Sepolia', 'Ether', 'ETH'),
  534352: network('Scroll', 'Ether', 'ETH'),
  7777777: network('Zora', 'Ether', 'ETH'),
  11155111: { ...network('Sepolia', 'Ether', 'ETH'), universalResolver },
  11155420: network('OP Sepolia', 'Ether', 'ETH'),
  1313161554: network('Aurora', 'Ether', 'ETH'),
}

const otherNetworks = [solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinSignet, bitcoinTestnet]

/** Networks with built-in descriptions, by CAIP-2 id. */
export const knownNetworks: ReadonlyMap<string, KnownNetwork> = new Map([
  ...Object.entries(evmNetworks).map(([id, known]) => [`eip155:${id}`, known] as const),
  ...otherNetworks.map((other) => [`${other.chainNamespace}:${other.id}`, other] as const),
])

function network(name: string, currency: string, symbol: string): KnownNetwork {
  return { name, nativeCurrency: { name: currency, symbol, decimals: 18 } }
}
