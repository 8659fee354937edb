import type { BitcoinChain } from '../../bitcoin/bitcoinChain.ts'
import { type BitcoinKey, deriveBitcoinKeys } from '../../bitcoin/deriveBitcoinKeys.ts'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import type { WalletStorage } from '../../state/walletStorage.ts'
import { accountAddresses } from './accountAddresses.ts'
import { bitcoinMethods } from './answerBitcoinRequest.ts'
import { bitcoinNetworkOf } from './bitcoinNetworkOf.ts'
import { createAccountChoice } from './createAccountChoice.ts'
import type { FamilyChain } from './familyChain.ts'
import type { PeerFamily } from './peerFamily.ts'

/** The Bitcoin namespace of the wallet. */
export type BitcoinFamilyOptions = {
  /** The networks, each with its CAIP-2 id `bip122:…`. */
  readonly chains: readonly FamilyChain[]
  /** Any text. The same text gives the same keys. @default that of the Bitcoin wallet */
  readonly seed?: string | undefined
  /** The type of the payment address. @default `p2wpkh` */
  readonly paymentType?: 'p2wpkh' | 'p2sh' | undefined
  /** Calls Esplora. Without it the wallet only signs. */
  readonly fetch?: BitcoinChain['fetch'] | undefined
}

/** The wallet's Bitcoin namespace: three accounts, each with a payment and an ordinals address. */
export function createBitcoinFamily(
  parameters: BitcoinFamilyOptions & { storage: WalletStorage },
): PeerFamily {
  const { chains, seed = 'cleat', paymentType = 'p2wpkh', fetch, storage } = parameters
  const key = 'cleat.wallet-connect-peer.bip122'
  const choice = createAccountChoice({ storage, key, count: places.length })
  const accounts = new Map(
    chains.map(({ id }) => {
      const network = bitcoinNetworkOf(id)
      const derive = (index: number) => deriveBitcoinKeys({ seed, paymentType, network, index })
      return [id, { network, keys: places.map(derive) }]
    }),
  )
  const keysOf = (network: string) => accounts.get(network)?.keys ?? []
  const listAddresses = (network: string, addresses: readonly string[]) =>
    accountAddresses(keysOf(network).filter(isOf(addresses)).flat())
  return {
    namespace: 'bip122',
    networks: chains.map((chain) => ({ ...chain, symbol: 'BTC', decimals: 8 })),
    methods: Object.keys(bitcoinMethods),
    events: ['bip122_addressesChanged'],
    addresses: (network) => keysOf(network).map(([payment]) => payment.address),
    get active() {
      return choice.place
    },
    activate: choice.choose,
    accountsEvent: ({ network, accounts: addresses }) => ({
      name: 'bip122_addressesChanged',
      data: listAddresses(network, addresses),
    }),
    isAnnounced: true,
    sessionProperties: (shared) => ({
      bip122_getAccountAddresses: JSON.stringify(
        shared.flatMap(({ network, address }) => listAddresses(network, [address])),
      ),
    }),
    async answer(call) {
      const { method, network } = call
      const run = Object.hasOwn(bitcoinMethods, method) ? bitcoinMethods[method] : undefined
      const account = accounts.get(network.id)
      if (run && account) return run({ ...call, fetch, name: account.network, keys: account.keys })
      throw new ProviderRpcError({ code: 4200, message: `The wallet does not know ${method}.` })
    },
  }
}

const places = [0, 1, 2]

function isOf(addresses: readonly string[]) {
  return ([payment]: readonly [BitcoinKey, BitcoinKey]) => addresses.includes(payment.address)
}
