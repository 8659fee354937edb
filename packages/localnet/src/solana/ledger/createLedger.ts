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

/** After how many slots a transaction is final. */
const finalizedAfter = 32
/** How many slots the SlotHashes sysvar reaches back. */
const knownSlots = 512

export type LedgerEvent =
  | { readonly type: 'slot'; readonly slot: number }
  | { readonly type: 'transaction'; readonly record: TransactionRecord }

export type SimulateOptions = {
  sigVerify: boolean
  /** Whether to refuse old and unknown blockhashes, and known transactions. */
  checksAge: boolean
}

export type Ledger = {
  /** The current slot. Each slot has one block. */
  readonly slot: number
  /** The newest final slot. */
  readonly root: number
  readonly blockhashes: Blockhashes
  readonly history: History
  accountOf: (address: Address) => EncodedAccount | undefined
  accountsOfProgram: (program: Address) => readonly EncodedAccount[]
  decimalsOf: (mint: Address) => number
  rentFor: (length: number) => bigint
  blockTimeOf: (slot: number) => number
  /** Runs a transaction and records it, unless its error keeps it out of a block. */
  submit: (transaction: DecodedTransaction) => TransactionError | null
  simulate: (
    transaction: DecodedTransaction,
    options: SimulateOptions,
  ) => Execution & { readonly postAccounts: readonly EncodedAccount[] }
  setBalance: (address: Address, lamports: bigint) => void
  /** Writes a program's account, exempt from rent. */
  setAccount: (account: { address: Address; program: Address; data: Uint8Array }) => void
  /** Advances the chain by some slots. */
  advance: (slots?: number) => void
  subscribe: (listener: (event: LedgerEvent) => void) => () => void
}

export type CreateLedgerParameters = {
  /** The duration of a slot, in milliseconds. */
  slotMs: number
  /** The time of slot 0, in seconds since 1970. */
  startsAt: number
}

/**
 * A chain on the Solana runtime. The runtime has a single blockhash and no slots, so ages, history
 * and finality are kept here.
 */
export function createLedger(parameters: CreateLedgerParameters): Ledger {
  const { slotMs, startsAt } = parameters
  const svm = new LiteSVM().withNativeMints().withBlockhashCheck(false)
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
