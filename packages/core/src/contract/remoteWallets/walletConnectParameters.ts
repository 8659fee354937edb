import type { Namespace } from '../../base/caip/namespace.ts'
import type { Wallet } from '../wallets/wallet.ts'

/** Parameters of a pairing. */
export type WalletConnectParameters = {
  /** The wallet that the visitor chose. Any wallet may approve if absent. */
  wallet?: Wallet | undefined
  namespace?: Namespace | undefined
  /** Creates a new pairing proposal instead of joining the pending one. @default false */
  restart?: boolean | undefined
  /** Cancels the pairing. */
  signal?: AbortSignal | undefined
}
