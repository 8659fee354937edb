import type { ApprovalClaim } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { readText } from '../../follow/readText.ts'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { approvalTopics } from './approvalTopics.ts'

/** A claim that a log makes, with its block. */
export type LoggedClaim = ApprovalClaim & { readonly block: bigint }

/**
 * Reads what a log says of an approval. Anyone can log anything, so it is a hint where to look and
 * no more. `undefined` for other logs and other accounts.
 */
export function readApprovalLog(log: unknown, owner: string): LoggedClaim | undefined {
  const address = readText(readProperty(log, 'address'))
  const list: unknown = readProperty(log, 'topics')
  const [topic, by, first = '', second = ''] = Array.isArray(list) ? list.map(readText) : []
  const block = readText(readProperty(log, 'blockNumber'))
  if (!/^0x[0-9a-f]{40}$/.test(address) || !/^0x[0-9a-f]{1,16}$/.test(block)) return undefined
  if (by === undefined || toAddress(by) !== owner.toLowerCase()) return undefined
  const found = readTopics({ address, topic, first, second })
  return found && { ...found, ...readTime(log), block: BigInt(block) }
}

function readTopics(log: {
  address: string
  topic: string | undefined
  first: string
  second: string
}): ApprovalClaim | undefined {
  const { address: token, topic, first, second } = log
  const spender = toAddress(first)
  switch (topic) {
    case approvalTopics.approval: {
      if (!spender) return undefined
      // An item's number is indexed, an amount is not.
      if (second === '') return { kind: 'token', token, spender }
      const isNumber = /^0x[0-9a-f]{64}$/.test(second)
      return isNumber ? { kind: 'item', token, spender, item: BigInt(second) } : undefined
    }
    case approvalTopics.approvalForAll:
      return spender === undefined ? undefined : { kind: 'collection', token, spender }
    case approvalTopics.permit2Approval:
    case approvalTopics.permit2Permit: {
      const [of, by] = [toAddress(first), toAddress(second)]
      return of && by && token === permit2 ? { kind: 'permit2', token: of, spender: by } : undefined
    }
    default:
      return undefined
  }
}

/** Newer nodes say when the block was. */
function readTime(log: unknown): { at?: number } {
  const time = readText(readProperty(log, 'blockTimestamp'))
  return /^0x[0-9a-f]{1,10}$/.test(time) ? { at: Number(time) } : {}
}

function toAddress(word: string): string | undefined {
  return /^0x0{24}[0-9a-f]{40}$/.test(word) ? `0x${word.slice(26)}` : undefined
}
