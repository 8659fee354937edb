import {
  type CaipNetworkId,
  type PairedState,
  type PairedWallet,
  toCaipNetworkId,
} from '@cleat/core/adapter'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

export const mainnetId: CaipNetworkId = toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
export const devnetId: CaipNetworkId = toCaipNetworkId('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')

/** The key of the only account. */
export const secretKey: Uint8Array = new Uint8Array(32).fill(7)
export const address: string = base58.encode(ed25519.getPublicKey(secretKey))

export type FakePaired = {
  readonly wallet: PairedWallet
  readonly asked: { caipNetworkId: CaipNetworkId; method: string; params?: unknown }[]
  /** Answers every request. A returned error is thrown. */
  answer: (request: { method: string; params?: unknown }) => unknown
  /** Reports a changed session, or `null` for its end. */
  share(state: PairedState | null): void
  readonly listenerCount: number
}

export function createState(state: Partial<PairedState> = {}): PairedState {
  const accounts = [mainnetId, devnetId].map((caipNetworkId) => ({ caipNetworkId, address }))
  return {
    ...{ accounts, caipNetworkId: mainnetId, chains: [mainnetId, devnetId] },
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    properties: {},
    ...state,
  }
}

/** A paired wallet that shares a state as soon as it is asked to pair. */
export function createFakePaired(given: PairedState | null = createState()): FakePaired {
  const listeners = new Set<(state: PairedState | null) => void>()
  let state = given
  let isPaired = false
  const share = (next: PairedState | null) => {
    state = next
    for (const listener of [...listeners]) listener(next)
  }
  const fake: FakePaired = {
    asked: [],
    answer: () => null,
    share,
    get listenerCount() {
      return listeners.size
    },
    wallet: {
      ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
      read: async () => (isPaired ? state : null),
      async pair() {
        isPaired = true
        return state
      },
      async request(request) {
        fake.asked.push(request)
        const answer = fake.answer(request)
        if (answer instanceof Error) throw answer
        return answer
      },
      async switchChain({ caipNetworkId }) {
        if (!state?.chains.includes(caipNetworkId)) return null
        state = { ...state, caipNetworkId }
        return state
      },
      disconnect: async () => share(null),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  return fake
}
