import { readRefusal } from '@cleat/core/adapter'
import { readBytes } from '../abi/readBytes.ts'
import { readWord } from '../abi/readWord.ts'
import { toWord } from '../abi/toWord.ts'
import { accountEvents } from './accountEvents.ts'
import { entryPoints } from './entryPoints.ts'
import type { Log } from './readLogs.ts'

/** What a contract account did in a transaction: a user operation, or a transaction of a Safe. */
export type AccountOperation = {
  readonly hash: string
  readonly isSuccess: boolean
  /** What was logged while it ran, and nothing of the operations before and after it. */
  readonly logs: readonly Log[]
  /** Absent for a Safe. */
  readonly entryPoint?: string | undefined
  /** The zero address without one, absent for a Safe. */
  readonly paymaster?: string | undefined
  /** Which of the transactions of a Safe that ended it is, and how many did. */
  readonly ended?: { readonly index: number; readonly count: number } | undefined
  /** Why it failed, in the contract's words. */
  readonly reason?: string | undefined
}

/**
 * Lists the operations of an account in the order of their ends. Anyone can log such events, so
 * those of an entry point count from known ones alone, and those of a Safe from the account itself.
 * @see ERC-4337
 */
export function listOperations(logs: readonly Log[], account: string): readonly AccountOperation[] {
  const own = account.toLowerCase()
  const sender = `0x${toWord(own)}`
  return logs.flatMap((log, index) => {
    if (log.address === own && isSafeEnd(log)) return [toSafeOperation(logs, index)]
    const isOwn = entryPoints.has(log.address) && log.topics[2] === sender
    return isOwn && log.topics[0] === accountEvents.operated ? [toOperation(logs, index)] : []
  })
}

function isSafeEnd({ topics: [event] }: Log): boolean {
  return event === accountEvents.executed || event === accountEvents.notExecuted
}

/** Safe 1.4 has the hash as a topic, and earlier ones before the payment. */
function toSafeOperation(logs: readonly Log[], index: number): AccountOperation {
  const { address, topics, data } = logs[index] as Log
  const ends = logs.flatMap((log, place) =>
    log.address === address && isSafeEnd(log) ? [place] : [],
  )
  const at = ends.indexOf(index)
  const start = ends[at - 1] ?? -1
  return {
    ended: { index: at, count: ends.length },
    hash: topics[1] ?? data.slice(0, 66),
    isSuccess: topics[0] === accountEvents.executed,
    logs: logs.slice(start + 1, index),
  }
}

function toOperation(logs: readonly Log[], index: number): AccountOperation {
  const { address: entryPoint, topics, data } = logs[index] as Log
  const [, hash = '', , paymaster = ''] = topics
  const start = logs.findLastIndex(
    ({ address, topics: [event] }, place) =>
      place < index &&
      address === entryPoint &&
      (event === accountEvents.operated || event === accountEvents.began),
  )
  const within = logs.slice(start + 1, index)
  const isSuccess = readWord(data, 1) === 1n
  const reason = isSuccess ? undefined : readReason(within, { entryPoint, hash })
  return {
    ...{ hash, isSuccess, logs: within, entryPoint, paymaster: `0x${paymaster.slice(26)}` },
    ...(reason !== undefined && { reason }),
  }
}

function readReason(
  logs: readonly Log[],
  { entryPoint, hash }: { entryPoint: string; hash: string },
): string | undefined {
  const said = logs.find(
    ({ address, topics }) =>
      address === entryPoint && topics[0] === accountEvents.reverted && topics[1] === hash,
  )
  return said && readRefusal({ data: readBytes(said.data, 1) })
}
