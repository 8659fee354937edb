import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { PreparedPayment } from '../transfers/preparedPayment.ts'

/** What the visitor saw when the request was made. It is checked again right before the wallet is asked. */
export type RequestView = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The wallet's name, for error messages. */
  readonly wallet: string
}

/** Anything that asks a wallet to sign or send. A new kind is a new member, and each stage must say what it does with it. */
export type WalletRequest =
  | { readonly type: 'message:sign'; readonly message: string; readonly view: RequestView }
  | {
      readonly type: 'transfer:send'
      readonly to: string
      /** Atomic units of the native coin. */
      readonly value: bigint
      readonly view: RequestView
    }
  | {
      readonly type: 'payment:send'
      /** What the visitor saw and confirmed. */
      readonly prepared: PreparedPayment
      /** Called right before the wallet is asked: until then nothing can have been sent. Throws where nobody wants it any more. */
      readonly onDispatch: () => void
      readonly view: RequestView
    }
  | {
      readonly type: 'provider:request'
      readonly method: string
      readonly params?: unknown
      readonly view: RequestView
    }
