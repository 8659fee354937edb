import type { SolanaChain } from './solanaMethod.ts'

/** What the user is asked. */
export type SolanaApproval =
  | { readonly kind: 'connect'; readonly addresses: readonly string[] }
  | { readonly kind: 'signMessage'; readonly address: string; readonly message: Uint8Array }
  | {
      readonly kind: 'signTransaction'
      readonly address: string
      readonly chain: SolanaChain | undefined
      readonly transactions: readonly Uint8Array[]
      /** Whether the wallet sends them itself. */
      readonly isSent: boolean
    }

/** Plays the user: asked for every request that a wallet would open its window for. */
export type SolanaApprover = (request: SolanaApproval) => Promise<boolean>
