import { openWallet, type Wallet } from './openWallet.ts'
import { takeWallet } from './takeWallet.ts'

/** `elsewhere`: another page has the wallet. */
export type StageState =
  | { readonly status: 'opening' | 'elsewhere' | 'failed' }
  | { readonly status: 'open'; readonly wallet: Wallet }

export type Stage = {
  read: () => StageState
  subscribe: (listener: () => void) => () => void
  /** Takes the wallet over to this page. */
  open: () => Promise<void>
}

/** Tracks whether this page has the wallet. */
export function createStage(parameters: { relayUrl: string }): Stage {
  const { relayUrl } = parameters
  let state: StageState = { status: 'opening' }
  const listeners = new Set<() => void>()
  const change = (next: StageState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async open() {
      change({ status: 'opening' })
      const { lost } = await takeWallet()
      try {
        const wallet = await openWallet({ relayUrl })
        change({ status: 'open', wallet })
        await lost
        change({ status: 'elsewhere' })
        await wallet.close()
      } catch {
        change({ status: 'failed' })
      }
    },
  }
}
