import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrorNames, transactionErrorNames } from './transactionErrorNames.ts'

/**
 * A transaction's error in the format of the JSON-RPC API: `"BlockhashNotFound"`,
 * `{"InstructionError":[0,{"Custom":1}]}`.
 */
export type TransactionError = string | { readonly [kind: string]: unknown }

/** The runtime's error in wire format. */
export function toTransactionError(failure: FailedTransactionMetadata): TransactionError {
  const error = failure.err()
  if (typeof error === 'number') return nameOf(transactionErrorNames, error)
  if ('err' in error) return { InstructionError: [error.index, toInstructionError(error.err())] }
  // Two error classes have an account index and differ in nothing else.
  if ('accountIndex' in error) {
    const kind = error.constructor.name.replace('TransactionError', '')
    return { [kind]: { account_index: error.accountIndex } }
  }
  return { DuplicateInstruction: error.index }
}

type InstructionError = number | { code: number } | { msg: string }

function toInstructionError(error: InstructionError): TransactionError {
  if (typeof error === 'number') return nameOf(instructionErrorNames, error)
  return 'code' in error ? { Custom: error.code } : { BorshIoError: error.msg }
}

function nameOf(names: readonly string[], index: number): string {
  return names[index] ?? `Unknown${index}`
}

/** Errors that keep a transaction out of a block, without a fee or a record. */
const keptOut = new Set<TransactionError>([
  'AccountNotFound',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'MissingSignatureForFee',
  'SanitizeFailure',
  'SignatureFailure',
])

/** Whether a failed transaction is still in a block and paid its fee. */
export function hasLanded(error: TransactionError): boolean {
  return !keptOut.has(error)
}

const sentences: Record<string, string> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  SignatureFailure: 'Transaction did not pass signature verification',
}

/** The node's message for the error. */
export function describeTransactionError(error: TransactionError): string {
  if (typeof error === 'string') return sentences[error] ?? toWords(error)
  const [kind = '', facts] = Object.entries(error)[0] ?? []
  if (kind === 'InstructionError' && Array.isArray(facts))
    return `Error processing Instruction ${facts[0]}: ${describeInstructionError(facts[1])}`
  if (kind === 'InsufficientFundsForRent' && typeof facts === 'object' && facts !== null)
    return `Transaction results in an account (${Object.values(facts)[0]}) with insufficient funds for rent`
  return toWords(kind)
}

function describeInstructionError(error: unknown): string {
  if (typeof error === 'string') return toWords(error)
  const code = typeof error === 'object' && error !== null && 'Custom' in error && error.Custom
  return typeof code === 'number' ? `custom program error: 0x${code.toString(16)}` : 'IO error'
}

function toWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
