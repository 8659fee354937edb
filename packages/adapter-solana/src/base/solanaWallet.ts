import type { ChainWallet, SignInTerms } from '@cleat/core/adapter'
import type { SolanaChain } from './toSolanaChain.ts'

export type SignTransactions = (parameters: {
  address: string
  chain: SolanaChain
  transactions: readonly Uint8Array[]
}) => Promise<readonly Uint8Array[]>

/** Options of `sendTransaction` of the RPC. */
export type SendOptions = {
  /** Sends without a simulation. @default false */
  readonly skipPreflight?: boolean | undefined
  /** The commitment that the simulation reads. */
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  /** How often the node sends it again. */
  readonly maxRetries?: number | undefined
  /** The slot that the node must have reached. */
  readonly minContextSlot?: number | undefined
}

/** What `solana:signIn` is asked for. The wallet adds the account. */
export type SignInInput = SignInTerms & { readonly version: string; readonly chainId: string }

/**
 * A Solana wallet. Unsupported methods are absent. Answers are copies of the right shape, and are
 * not yet compared with the request.
 */
export type SolanaWallet = ChainWallet & {
  /** Whether an account is usable on a chain. */
  hasChain(address: string, chain: SolanaChain): boolean
  /** Connects, and signs a message that the wallet writes. */
  readonly signIn?:
    | ((input: SignInInput) => Promise<{
        address: string
        message: Uint8Array
        signature: Uint8Array
      }>)
    | undefined
  readonly signMessage?:
    | ((parameters: { address: string; message: Uint8Array }) => Promise<Uint8Array>)
    | undefined
  readonly signTransactions?: SignTransactions | undefined
  readonly signAndSendTransaction?:
    | ((parameters: {
        address: string
        chain: SolanaChain
        transaction: Uint8Array
        options: SendOptions
      }) => Promise<Uint8Array>)
    | undefined
}
