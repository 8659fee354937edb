import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { SIWXConfig, SIWXMessage, SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { SignInSession, SignInState } from './signInState.ts'

/** A message that is ready to be signed. */
export type PreparedMessage = {
  readonly text: string
  readonly data: SIWXMessage.Data
  readonly chainId: CaipNetworkId
  /** When it has to be written again, on the clock of `performance.now()`. */
  readonly staleAt: number
}

/** A sign-in under way. A second call joins it, and a cancelled one is replaced. */
export type RunningSignIn = {
  readonly abort: AbortController
  promise: Promise<SignInSession> | undefined
}

/** What the parts of the slice share. */
export type SignInContext = {
  readonly kit: FeatureRuntime
  readonly siwx: SIWXConfig
  readonly state: SignInState
  /** Aborts when the slice is destroyed. */
  readonly lifetime: AbortSignal
  readonly internal: {
    /** Messages by account. They are in no state, so that no dump of it has them. */
    readonly prepared: Map<string, PreparedMessage>
    readonly preparing: Map<string, Promise<PreparedMessage>>
    /** Signed messages that the service did not get. */
    readonly kept: Map<string, { session: SIWXSession; until: number }>
    readonly running: Map<string, RunningSignIn>
    readonly endings: Map<string, ReturnType<typeof setTimeout>>
    /** Namespaces that the app connects and signs in without the modal. */
    readonly direct: Set<Namespace>
    /** Sessions of a server that were taken over, by account and begin. */
    readonly adopted: Set<string>
    /** The network of the last session of a namespace. */
    readonly signedNetworks: Map<Namespace, CaipNetworkId>
  }
}
