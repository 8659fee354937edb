import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import type { WalletStorage } from '../../state/walletStorage.ts'
import { cosmosMethods } from './answerCosmosRequest.ts'
import { cosmosKey } from './cosmosKey.ts'
import { createAccountChoice } from './createAccountChoice.ts'
import type { FamilyChain } from './familyChain.ts'
import type { PeerFamily } from './peerFamily.ts'

/** The Cosmos namespace of the wallet. It signs, and sends nothing. */
export type CosmosFamilyOptions = {
  /** The chains, each with its CAIP-2 id `cosmos:…`. */
  readonly chains: readonly FamilyChain[]
  /** A 32-byte secret per account. @default two public ones: 32 times the byte 1, then 2 */
  readonly secrets?: readonly Uint8Array[] | undefined
}

const devSecrets = [1, 2].map((byte) => new Uint8Array(32).fill(byte))

/** The wallet's Cosmos namespace. */
export function createCosmosFamily(
  parameters: CosmosFamilyOptions & { storage: WalletStorage },
): PeerFamily {
  const { chains, secrets = devSecrets, storage } = parameters
  const keys = secrets.map(cosmosKey)
  const addresses = keys.map(({ address }) => address)
  const key = 'cleat.wallet-connect-peer.cosmos'
  const choice = createAccountChoice({ storage, key, count: keys.length })
  return {
    namespace: 'cosmos',
    networks: chains.map((chain) => ({ ...chain, symbol: 'ATOM', decimals: 6 })),
    methods: Object.keys(cosmosMethods),
    events: ['accountsChanged', 'chainChanged'],
    addresses: () => addresses,
    get active() {
      return choice.place
    },
    activate: choice.choose,
    accountsEvent: ({ network, accounts }) => ({
      name: 'accountsChanged',
      data: accounts.map((address) => `${network}:${address}`),
    }),
    isAnnounced: false,
    sessionProperties: () => ({}),
    async answer(call) {
      const run = Object.hasOwn(cosmosMethods, call.method) ? cosmosMethods[call.method] : undefined
      if (run) return run({ ...call, keys })
      const message = `The wallet does not know ${call.method}.`
      throw new ProviderRpcError({ code: 4200, message })
    },
  }
}
