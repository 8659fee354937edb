import { readProperty } from '@cleat/core/adapter'

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

export type Log = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** `undefined` if the transaction is in no block or the answer is invalid. */
export function readReceipt(answer: unknown): Receipt | undefined {
  const [status, blockHash, blockNumber, gasUsed] = [
    ...['status', 'blockHash', 'blockNumber', 'gasUsed'],
  ].map((key) => toText(readProperty(answer, key)))
  if (!status || !blockHash || !blockNumber || !gasUsed) return undefined
  const logs = readProperty(answer, 'logs')
  return {
    isSuccess: BigInt(status) === 1n,
    blockHash,
    blockNumber: BigInt(blockNumber),
    gasUsed: BigInt(gasUsed),
    fee: readFee(answer, BigInt(gasUsed)),
    logs: Array.isArray(logs) ? logs.map(toLog) : [],
  }
}

/** With the fee for the chain below, which chains of the OP stack take. */
function readFee(answer: unknown, gasUsed: bigint): bigint | undefined {
  const [price, below] = ['effectiveGasPrice', 'l1Fee'].map((key) =>
    toText(readProperty(answer, key)),
  )
  return price ? gasUsed * BigInt(price) + BigInt(below || 0) : undefined
}

function toLog(log: unknown): Log {
  const topics = readProperty(log, 'topics')
  return {
    address: toText(readProperty(log, 'address')),
    topics: Array.isArray(topics) ? topics.map(toText) : [],
    data: toText(readProperty(log, 'data')),
  }
}

/** Empty if it is neither bytes nor a number. */
function toText(value: unknown): string {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? value.toLowerCase() : ''
}
