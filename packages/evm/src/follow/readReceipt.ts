import { readProperty } from '@cleat/core/adapter'
import { type Log, readLogs } from './readLogs.ts'
import { readText } from './readText.ts'

/** A transaction's receipt. Texts are in lower case. */
export type Receipt = {
  readonly isSuccess: boolean
  readonly blockHash: string
  readonly blockNumber: bigint
  readonly gasUsed: bigint
  /** What its sender paid for it, in wei. `undefined` if the node does not say. */
  readonly fee: bigint | undefined
  readonly logs: readonly Log[]
}

/**
 * `undefined` if the transaction is in no block or the answer is invalid.
 * @see EIP-658
 */
export function readReceipt(answer: unknown): Receipt | undefined {
  const [status, blockHash, blockNumber, gasUsed] = [
    ...['status', 'blockHash', 'blockNumber', 'gasUsed'],
  ].map((key) => readText(readProperty(answer, key)))
  if (!status || !blockHash || !blockNumber || !gasUsed || BigInt(status) > 1n) return undefined
  return {
    isSuccess: BigInt(status) === 1n,
    blockHash,
    blockNumber: BigInt(blockNumber),
    gasUsed: BigInt(gasUsed),
    fee: readFee(answer, BigInt(gasUsed)),
    logs: readLogs(answer),
  }
}

/** With the fee for the chain below, which chains of the OP stack take. */
function readFee(answer: unknown, gasUsed: bigint): bigint | undefined {
  const [price, below] = ['effectiveGasPrice', 'l1Fee'].map((key) =>
    readText(readProperty(answer, key)),
  )
  return price ? gasUsed * BigInt(price) + BigInt(below || 0) : undefined
}
