import type { Namespace } from '../base/caip/namespace.ts'
import type { Network } from '../base/caip/network.ts'
import { base, bitcoin, mainnet, polkadot, solana } from './networks.ts'

/** A family of chains with two networks, and two accounts on them. */
export type SignInFamily = {
  readonly namespace: Namespace
  readonly networks: readonly [Network, Network]
  readonly addresses: readonly [string, string]
}

export const signInFamilies: readonly SignInFamily[] = [
  {
    namespace: 'eip155',
    networks: [mainnet, base],
    addresses: [
      '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
      '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ],
  },
  {
    namespace: 'solana',
    networks: [solana, { ...solana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet' }],
    addresses: [
      'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
      '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    ],
  },
  {
    namespace: 'bip122',
    networks: [bitcoin, { ...bitcoin, id: '000000000933ea01ad0ee984209779ba', name: 'Testnet' }],
    addresses: [
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
  },
  {
    namespace: 'polkadot',
    networks: [polkadot, { ...polkadot, id: 'b0a8d493285c2df73290dfb7e61f870f', name: 'Kusama' }],
    addresses: [
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '14Gn7SEmCgMX9bBUKPLfjGoSg3HtoQfmPHdPnAdSj7gYZ8MV',
    ],
  },
]
