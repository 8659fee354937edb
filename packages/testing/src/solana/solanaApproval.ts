import type { SolanaChain } from './solanaMethod.ts'

/** A question to the user. */
export type SolanaApproval =
  | {
      /** The site asks to see accounts. */
      readonly kind: 'connect'
      /** The accounts to share, in base58. */
      readonly addresses: readonly string[]
    }
  | {
      /** The site asks to sign a message. */
      readonly kind: 'signMessage'
      /** The account that signs, in base58. */
      readonly address: string
      /** The bytes to sign. */
      readonly message: Uint8Array
    }
  | {
      /** The site asks to see an account, and to sign in with it. */
      readonly kind: 'signIn'
      /** The account that signs, in base58. */
      readonly address: string
      /** The sign-in message (EIP-4361, CAIP-122). */
      readonly text: string
    }
  | {
      /** The site asks to sign transactions. */
      readonly kind: 'signTransaction'
      /** The account that signs, in base58. */
      readonly address: string
      /** The chain of the transactions, if the site names it. */
      readonly chain: SolanaChain | undefined
      /** The serialized transactions. */
      readonly transactions: readonly Uint8Array[]
      /** Whether the wallet also sends them. */
      readonly isSent: boolean
    }

/** Decides for the user. Called for every request that opens a real wallet's window. */
export type SolanaApprover = (request: SolanaApproval) => Promise<boolean>
