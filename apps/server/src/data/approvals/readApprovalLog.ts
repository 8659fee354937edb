import * as v from 'valibot'
import { hexNumber } from '../rpc/hexSchema.ts'
import type { ApprovalClaim } from './approvalsSource.ts'

/** The first topics of the logs about approvals. The owner is the second topic of each. */
export const approvalTopics = {
  /** `Approval(address,address,uint256)` of ERC-20, and of ERC-721 with the last one indexed. */
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  /** `ApprovalForAll(address,address,bool)` of ERC-721 and ERC-1155. */
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  /** `Approval(address,address,address,uint160,uint48)` of Permit2. */
  permit2Approval: '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
  /** `Permit(address,address,address,uint160,uint48,uint48)` of Permit2. */
  permit2Permit: '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec',
} as const

const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const word = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i), v.toLowerCase())

/** A node's log, as far as it is about an approval. */
export const logSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i), v.toLowerCase()),
  topics: v.pipe(v.array(word), v.maxLength(4)),
  blockNumber: hexNumber,
  blockTimestamp: v.optional(hexNumber),
})

/**
 * Reads what a log says of an approval of an account. Contracts can log anything, so it only says
 * where to look. `undefined` for other logs.
 */
export function readApprovalLog(
  { address: token, topics, blockTimestamp }: v.InferOutput<typeof logSchema>,
  owner: string,
): ApprovalClaim | undefined {
  const [topic, by, first, second] = topics
  if (by === undefined || toAddress(by) !== owner.toLowerCase()) return undefined
  const spender = first && toAddress(first)
  if (!spender) return undefined
  const at = blockTimestamp === undefined ? {} : { at: Number(blockTimestamp) }
  switch (topic) {
    case approvalTopics.approval:
      return second === undefined
        ? { kind: 'token', token, spender, ...at }
        : { kind: 'item', token, spender, item: BigInt(second), ...at }
    case approvalTopics.approvalForAll:
      return { kind: 'collection', token, spender, ...at }
    case approvalTopics.permit2Approval:
    case approvalTopics.permit2Permit: {
      const taker = second && toAddress(second)
      if (!taker || token !== permit2) return undefined
      return { kind: 'permit2', token: spender, spender: taker, ...at }
    }
    default:
      return undefined
  }
}

function toAddress(topic: string): string | undefined {
  return /^0x0{24}/.test(topic) ? `0x${topic.slice(26)}` : undefined
}
