import type { SolanaChain } from './solanaMethod.ts'

/** A question to the user. */
export type SolanaApproval =
  | { readonly kind: 'connect'; readonly addresses: readonly string[] }
  | { readonly kind: 'signMessage'; readonly address: string; readonly message: Uint8Array }
  | {
      readonly kind: 'signTransaction'
      readonly address: string
      readonly chain: SolanaChain | undefined
      readonly transactions: readonly Uint8Array[]
      /** Whether the wallet also sends them. */
      readonly isSent: boolean
    }

/** Decides for the user. Called for every request that opens a real wallet's window. */
export type SolanaApprover = (request: SolanaApproval) => Promise<boolean>
