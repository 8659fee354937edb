import type { CaipNetworkId } from '../base/caip/caipNetworkId.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { ChainWallet, WalletState } from '../contract/walletAdapter/chainWallet.ts'
import { createConnector } from './createFakeAdapter.ts'

export type FakeChainWallet = ChainWallet & {
  /** The calls, in order. */
  readonly calls: string[]
  readonly listenerCount: number
  /** What it shares; `null` if it is locked. */
  state: WalletState | null
  /** Reports what it shares now. */
  tell(state: WalletState | null): void
  /** Decides the next answer. */
  onConnect: (() => Promise<WalletState | null>) | undefined
}

export declare namespace createFakeChainWallet {
  type Parameters = {
    id: string
    namespace: Namespace
    caipNetworkId: CaipNetworkId
    addresses?: readonly [string, ...string[]] | undefined
  }
}

/** An in-memory wallet with the interface of the adapters' kernel. */
export function createFakeChainWallet(
  parameters: createFakeChainWallet.Parameters,
): FakeChainWallet {
  const { id, namespace, caipNetworkId, addresses = [`${id}-1`, `${id}-2`] } = parameters
  const listeners = new Set<(state: WalletState | null) => void>()
  const [first, ...rest] = addresses
  const wallet: FakeChainWallet = {
    connector: createConnector({ id, chain: namespace }),
    calls: [],
    state: {
      accounts: [{ address: first }, ...rest.map((address) => ({ address }))],
      caipNetworkId,
    },
    onConnect: undefined,
    get listenerCount() {
      return listeners.size
    },
    tell(state) {
      wallet.state = state
      for (const listener of [...listeners]) listener(state)
    },
    async connect({ isSilent }) {
      wallet.calls.push(isSilent ? 'silent' : 'connect')
      return wallet.onConnect ? wallet.onConnect() : wallet.state
    },
    async disconnect() {
      wallet.calls.push('disconnect')
    },
    watch(report) {
      listeners.add(report)
      return () => void listeners.delete(report)
    },
  }
  return wallet
}
