import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { SignInProof } from '../../../contract/signIn/signInProof.ts'
import type {
  SIWXConfig,
  SIWXMessage,
  SIWXSession,
  SignInTerms,
} from '../../../contract/signIn/siwxConfig.ts'
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

/** What a wallet signed while it connected, and what it was asked for. */
export type OfferedProof = {
  readonly proof: SignInProof
  readonly terms: SignInTerms
  readonly network: CaipNetworkId
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
    /** Namespaces whose wallet connects and signs with one prompt. */
    readonly proving: Set<Namespace>
    /** Connectors that are asked to connect only, because one prompt led to nothing. */
    readonly plain: Set<string>
    /** What wallets signed with accounts that are not active, by account. */
    readonly proofs: Map<string, OfferedProof>
    /** Sessions of a server that were taken over, by account and begin. */
    readonly adopted: Set<string>
    /** Why a visitor is to be asked who could not be asked yet. */
    readonly later: Map<Namespace, 'connect' | 'network' | 'account'>
    /** The network of the last session of a namespace. */
    readonly signedNetworks: Map<Namespace, CaipNetworkId>
  }
}
