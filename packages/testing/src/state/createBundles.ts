import type { Hex } from 'viem'
import type { WalletChain } from '../provider/walletChain.ts'

/** The transactions of one `wallet_sendCalls`. */
export type Bundle = {
  readonly id: string
  readonly chain: WalletChain
  /** Whether one transaction makes all calls. */
  readonly isAtomic: boolean
  readonly hashes: readonly Hex[]
  /** Whether every call was sent. */
  readonly isComplete: boolean
}

/** The bundles that a wallet has sent. */
export type Bundles = {
  add: (bundle: Bundle) => void
  find: (id: string) => Bundle | undefined
}

export function createBundles(): Bundles {
  const bundles = new Map<string, Bundle>()
  return {
    add: (bundle) => void bundles.set(bundle.id, bundle),
    find: (id) => bundles.get(id),
  }
}
