import type { SIWXMessage } from './siwxConfig.ts'

/** What a wallet signed while it connected. It is not checked yet. */
export type SignInProof = {
  /** The message that the wallet wrote and signed. */
  readonly text: string
  /** The signature, in the form of `message:sign`. */
  readonly signature: string
  /** How it was signed, as CAIP-122 has it, such as `eip191`. */
  readonly type: string
  /**
   * What the wallet was free to write otherwise than it was asked, as the adapter has checked it.
   */
  readonly written?: Partial<Omit<SIWXMessage.Data, 'accountAddress' | 'nonce'>> | undefined
}
