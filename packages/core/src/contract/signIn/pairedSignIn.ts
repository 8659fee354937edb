import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { SignInProof } from './signInProof.ts'
import type { SignInTerms } from './siwxConfig.ts'

/** What wallets that pair are asked to sign. */
export type PairedSignInParameters = {
  readonly terms: SignInTerms
  /** The network that the message names, where the wallet has it. */
  readonly caipNetworkId: CaipNetworkId
}

/** Asks wallets that pair from now on to sign in with the same prompt. */
export type PairedSignIn = {
  /** What the wallet that paired has signed, as far as it is what was asked for. */
  readonly proof: SignInProof | undefined
  /** Asks no more. */
  stop(): void
}
