import type { Namespace } from '../../base/caip/namespace.ts'
import type { Wallet } from '../wallets/wallet.ts'

/** What there is to say about a pairing. */
export type WalletConnectParameters = {
  /** The wallet that was chosen. Any may answer where absent. */
  wallet?: Wallet | undefined
  namespace?: Namespace | undefined
  /** Makes a new offer, where a call would otherwise join the one that stands. @default false */
  restart?: boolean | undefined
  /** Gives up when it aborts. */
  signal?: AbortSignal | undefined
}
