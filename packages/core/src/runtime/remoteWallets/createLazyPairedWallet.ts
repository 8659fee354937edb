import { CleatError } from '../../base/errors/cleatError.ts'
import type { PairedState, PairedWallet } from '../../contract/adapter/pairedWallet.ts'

type Listener = (state: PairedState | null) => void

/**
 * Wraps the paired wallet and loads WalletConnect's code on the first request. Earlier listeners
 * receive events from then on. A failed load rejects with `UI_LOAD_FAILED`, and the next request
 * tries again.
 */
export function createLazyPairedWallet(parameters: {
  load: () => Promise<PairedWallet>
}): PairedWallet {
  const listeners = new Set<Listener>()
  let loading: Promise<PairedWallet> | undefined
  const start = async () => {
    try {
      const wallet = await parameters.load()
      wallet.subscribe((state) => {
        for (const listener of [...listeners]) listener(state)
      })
      return wallet
    } catch (error) {
      loading = undefined
      throw error instanceof CleatError ? error : new CleatError('UI_LOAD_FAILED', { cause: error })
    }
  }
  const load = () => {
    loading ??= start()
    return loading
  }
  return {
    ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
    read: async () => (await load()).read(),
    pair: async () => (await load()).pair(),
    request: async (asked) => (await load()).request(asked),
    switchChain: async (asked) => (await load()).switchChain(asked),
    disconnect: async () => (await load()).disconnect(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
