import type { Address, Hex } from 'viem'
import type { SentTransaction } from './sentTransaction.ts'

/** What was sent, and what is needed to follow it. */
export type SentCalls =
  | {
      readonly kind: 'operation'
      /** Of the operation, as its EntryPoint logs it. */
      readonly hash: Hex
      readonly sender: Address
      readonly entryPoint: Address
      readonly nonce: bigint
      /** The newest block before it was sent. */
      readonly block: bigint
      /** Whether the account is created with it. @default false */
      readonly isNew?: boolean | undefined
    }
  | SentTransaction
