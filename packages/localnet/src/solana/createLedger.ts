import type { Address, EncodedAccount } from '@solana/kit'
import { Clock, LiteSVM, type SlotHash } from 'litesvm'
import { accountKeys } from './accountKeys.ts'
import { type Blockhashes, createBlockhashes } from './createBlockhashes.ts'
import {
  createHistory,
  type Execution,
  type History,
  type TransactionRecord,
} from './createHistory.ts'
import type { DecodedTransaction } from './decodeTransaction.ts'
import { parseTokenData } from './parseTokenData.ts'
import { readBalances } from './readBalances.ts'
import { toExecution } from './toExecution.ts'
import { hasLanded, type TransactionError } from './transactionError.ts'
import { transactionFee } from './transactionFee.ts'

/** How many slots later nothing can take a transaction back any more. */
const finalizedAfter = 32
/** How many slots back programs can look. */
const knownSlots = 512

export type LedgerEvent =
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'transaction'; readonly record: TransactionRecord }

export type SimulateOptions = {
  sigVerify: boolean
  /** Whether to refuse a blockhash that is too old or unknown, and what is in the ledger already. */
  checksAge: boolean
}

export type Ledger = {
  /** The number of the block that is being filled; there is one per slot. */
  readonly slot: number
  /** The newest slot that is final. */
  readonly root: number
  readonly blockhashes: Blockhashes
  readonly history: History
  accountOf: (address: Address) => EncodedAccount | undefined
  accountsOfProgram: (program: Address) => readonly EncodedAccount[]
  decimalsOf: (mint: Address) => number
  rentFor: (length: number) => bigint
  blockTimeOf: (slot: number) => number
  /** Runs a transaction. It is in the ledger afterwards unless its error kept it out. */
  submit: (transaction: DecodedTransaction) => TransactionError | null
  simulate: (
    transaction: DecodedTransaction,
    options: SimulateOptions,
  ) => Execution & { readonly postAccounts: readonly EncodedAccount[] }
  setBalance: (address: Address, lamports: bigint) => void
  /** Puts an account of a program down as it is, exempt from rent. */
  setAccount: (account: { address: Address; program: Address; data: Uint8Array }) => void
  /** Lets so many slots pass. */
  advance: (slots?: number) => void
  subscribe: (listener: (event: LedgerEvent) => void) => () => void
}

export type CreateLedgerParameters = {
  /** How long one slot counts as, in milliseconds. */
  slotMs: number
  /** When slot 0 was, in seconds since 1970. */
  startsAt: number
}

/**
 * One chain on the Solana runtime itself. The runtime knows a single blockhash and no slots that pass, so ages, history and
 * finality are kept here.
 */
export function createLedger(parameters: CreateLedgerParameters): Ledger {
  const { slotMs, startsAt } = parameters
  const svm = new LiteSVM().withBlockhashCheck(false)
  const history = createHistory()
  const listeners = new Set<(event: LedgerEvent) => void>()
  const emit = (event: LedgerEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  let slot = 0
  let slotHashes: readonly SlotHash[] = []
  const blockhashes = createBlockhashes({ blockhash: svm.latestBlockhash(), slot })
  const blockTimeOf = (of: number) => Math.floor(startsAt + (of * slotMs) / 1000)

  const rentFor = (length: number) => svm.minimumBalanceForRentExemption(BigInt(length))

  const accountOf = (address: Address) => {
    const account = svm.getAccount(address)
    return account.exists && account.lamports > 0n ? account : undefined
  }
  const decimalsOf = (mint: Address) => {
    const account = accountOf(mint)
    if (!account) return 0
    const parsed = parseTokenData({
      owner: account.programAddress,
      data: Uint8Array.from(account.data),
    })
    return parsed?.type === 'mint' ? parsed.decimals : 0
  }
  const accountsOf = ({ message }: DecodedTransaction) =>
    accountKeys({
      message,
      dataOf: (address) => {
        const account = accountOf(address)
        return account && Uint8Array.from(account.data)
      },
    })
  const ageError = ({ blockhash, signatures: [signature = ''] }: DecodedTransaction) => {
    if (history.find(signature)) return 'AlreadyProcessed'
    return blockhashes.isValid({ blockhash, slot }) ? null : 'BlockhashNotFound'
  }
  const tick = () => {
    slot += 1
    svm.expireBlockhash()
    const hash = svm.latestBlockhash()
    blockhashes.add({ blockhash: hash, slot })
    slotHashes = [{ slot: BigInt(slot), hash }, ...slotHashes].slice(0, knownSlots)
    svm.setSlotHashes([...slotHashes])
    svm.setClock(new Clock(BigInt(slot), BigInt(startsAt), 0n, 0n, BigInt(blockTimeOf(slot))))
    emit({ type: 'slot', slot })
  }
  tick()

  return {
    get slot() {
      return slot
    },
    get root() {
      return Math.max(0, slot - finalizedAfter)
    },
    blockhashes,
    history,
    accountOf,
    accountsOfProgram: (program) => svm.getProgramAccounts(program),
    decimalsOf,
    rentFor,
    blockTimeOf,
    submit(transaction) {
      const early = ageError(transaction)
      if (early) return early
      const [signature = ''] = transaction.signatures
      const accounts = accountsOf(transaction)
      const before = readBalances({ accounts, accountOf, decimalsOf })
      const execution = toExecution(svm.sendTransaction(transaction.transaction))
      if (execution.error && !hasLanded(execution.error)) return execution.error
      const record = {
        ...execution,
        ...{ signature, slot, transaction, accounts, before },
        blockTime: blockTimeOf(slot),
        fee: transactionFee(transaction.message),
        after: readBalances({ accounts, accountOf, decimalsOf }),
      }
      history.add(record)
      emit({ type: 'transaction', record })
      return execution.error
    },
    simulate(transaction, { sigVerify, checksAge }) {
      const early = checksAge ? ageError(transaction) : null
      if (early) return { ...notRun, error: early, postAccounts: [] }
      svm.withSigverify(sigVerify)
      try {
        const result = svm.simulateTransaction(transaction.transaction)
        const postAccounts = 'postAccounts' in result ? result.postAccounts() : []
        return { ...toExecution(result), postAccounts }
      } finally {
        svm.withSigverify(true)
      }
    },
    setBalance(address, lamports) {
      svm.setAccount({
        address,
        lamports: lamports as EncodedAccount['lamports'],
        data: new Uint8Array(),
        executable: false,
        programAddress: systemProgram,
        space: 0n,
      })
    },
    setAccount({ address, program, data }) {
      svm.setAccount({
        address,
        lamports: rentFor(data.length) as EncodedAccount['lamports'],
        data,
        executable: false,
        programAddress: program,
        space: BigInt(data.length),
      })
    },
    advance(slots = 1) {
      for (let passed = 0; passed < slots; passed += 1) tick()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const systemProgram = '11111111111111111111111111111111' as Address

const notRun: Execution = {
  error: null,
  logs: [],
  unitsConsumed: 0n,
  innerInstructions: [],
  returnData: null,
}
