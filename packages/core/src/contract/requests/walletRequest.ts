import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { CallsToSend } from '../calls/callsReport.ts'
import type { SIWXMessage } from '../signIn/siwxConfig.ts'
import type { PreparedSwap } from '../swaps/preparedSwap.ts'
import type { SwapPolicy } from '../swaps/swapAdapter.ts'
import type { PreparedPayment } from '../transfers/preparedPayment.ts'

/**
 * The account and network that the visitor saw. They are checked again right before the wallet is
 * asked.
 */
export type RequestView = {
  readonly namespace: Namespace
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  /** The wallet's name, for error messages. */
  readonly wallet: string
  /** The connection to ask, for apps that use several at once. @default the active one */
  readonly connectorId?: string | undefined
}

/**
 * A request to sign or send. Each kind is a member of the union, so the compiler finds stages that
 * do not handle a new kind.
 */
export type WalletRequest =
  | { readonly type: 'message:sign'; readonly message: string; readonly view: RequestView }
  | {
      readonly type: 'signIn:sign'
      /** The sign-in message. */
      readonly text: string
      /** What it has to say. */
      readonly terms: SIWXMessage.Data
      /** Whether the app may write messages in another form, which are not parsed. */
      readonly isFreeForm: boolean
      readonly view: RequestView
    }
  | {
      readonly type: 'transfer:send'
      readonly to: string
      /** Base units of the native coin. */
      readonly value: bigint
      readonly view: RequestView
    }
  | {
      readonly type: 'payment:send'
      /** The payment that the visitor confirmed. */
      readonly prepared: PreparedPayment
      /**
       * Called right before the wallet is asked. Nothing is sent until then. Throws if the payment
       * was cancelled.
       */
      readonly onDispatch: () => void
      readonly view: RequestView
    }
  | {
      readonly type: 'swap:send'
      /** The exchange that the visitor confirmed. */
      readonly prepared: PreparedSwap
      /** Which of its steps to ask for. */
      readonly step: number
      readonly policy: SwapPolicy
      /** As for a payment. */
      readonly onDispatch: () => void
      readonly view: RequestView
    }
  | {
      readonly type: 'calls:send'
      /** Calls of an app, which were checked and judged. */
      readonly calls: CallsToSend
      readonly view: RequestView
    }
  | {
      readonly type: 'provider:request'
      readonly method: string
      readonly params?: unknown
      /** The chain to ask, if the app names one. @default that of the view */
      readonly caipNetworkId?: CaipNetworkId | undefined
      /**
       * Whether the visitor saw what it does in a view of the kit and pressed there. The rules and
       * the app's policy hold all the same. @default false
       */
      readonly isConfirmed?: boolean | undefined
      readonly view: RequestView
    }
