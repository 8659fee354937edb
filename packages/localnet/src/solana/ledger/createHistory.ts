import type { Address } from '@solana/kit'
import type { AccountKey } from './accountKeys.ts'
import type { DecodedTransaction } from './decodeTransaction.ts'
import type { TokenAmount } from './tokenAmount.ts'
import type { TransactionError } from './transactionError.ts'

export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: Address
  readonly owner: Address
  readonly programId: Address
  readonly uiTokenAmount: TokenAmount
}

export type InnerInstructions = {
  readonly index: number
  readonly instructions: readonly {
    readonly programIdIndex: number
    readonly accounts: readonly number[]
    readonly data: string
    readonly stackHeight: number
  }[]
}

/** The result of a transaction. */
export type Execution = {
  readonly error: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly innerInstructions: readonly InnerInstructions[]
  readonly returnData: {
    readonly programId: string
    readonly data: readonly [string, 'base64']
  } | null
}

/** The balances of a transaction's accounts at one moment, in their order. */
export type Balances = {
  readonly lamports: readonly bigint[]
  readonly tokens: readonly TokenBalance[]
}

/** A transaction of the ledger. */
export type TransactionRecord = Execution & {
  readonly signature: string
  readonly slot: number
  readonly blockTime: number
  readonly fee: bigint
  readonly transaction: DecodedTransaction
  readonly accounts: readonly AccountKey[]
  readonly before: Balances
  readonly after: Balances
}

export type History = {
  readonly size: number
  add: (record: TransactionRecord) => void
  find: (signature: string) => TransactionRecord | undefined
  /** The transactions that name an account, newest first. */
  findByAccount: (address: Address) => readonly TransactionRecord[]
}

/** Every transaction since the start. */
export function createHistory(): History {
  const records = new Map<string, TransactionRecord>()
  return {
    get size() {
      return records.size
    },
    add(record) {
      records.set(record.signature, record)
    },
    find: (signature) => records.get(signature),
    findByAccount: (address) =>
      [...records.values()]
        .filter(({ accounts }) => accounts.some((account) => account.address === address))
        .reverse(),
  }
}
