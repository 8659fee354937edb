import { readWord } from '../abi/readWord.ts'
import { toWord } from '../abi/toWord.ts'
import { transferEvent } from '../abi/transferEvent.ts'
import type { Log } from '../follow/readLogs.ts'
import { permit2 } from '../swaps/contracts/permit2.ts'
import type { Watched } from './watched.ts'

/** Events that say where to look. What they say of amounts is not believed. */
const events = {
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  permit2Approval: '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b',
  permit2Permit: '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec',
} as const
/** Items of a batch that are looked at. */
const most = 16

/** What logs of a trial point to, of the account. */
export function listLogged(logs: readonly Log[], account: string): readonly Watched[] {
  const own = `0x${toWord(account)}`
  return logs.flatMap((log) => readLog(log, own))
}

function readLog({ address: token, topics, data }: Log, own: string): readonly Watched[] {
  const [event, first = '', second = '', third] = topics
  const id = toNumber(third)
  switch (event) {
    case transferEvent:
      if (first !== own && second !== own) return []
      return [id === undefined ? { type: 'token', token } : { type: 'item', token, id }]
    case events.approval:
      if (first !== own) return []
      return [
        id === undefined
          ? { type: 'allowance', token, spender: toAddress(second) }
          : { type: 'approved', token, id },
      ]
    case events.approvalForAll:
      return first === own ? [{ type: 'operator', token, spender: toAddress(second) }] : []
    case events.permit2Approval:
    case events.permit2Permit:
      if (token !== permit2 || first !== own || third === undefined) return []
      return [{ type: 'permit2', token: toAddress(second), spender: toAddress(third) }]
    case events.transferSingle:
      if (second !== own && third !== own) return []
      return [{ type: 'item', token, id: readWord(data, 0) ?? 0n }]
    case events.transferBatch:
      if (second !== own && third !== own) return []
      return readIds(data).map((one) => ({ type: 'item', token, id: one }))
    default:
      return []
  }
}

function readIds(data: string): readonly bigint[] {
  const start = Number((readWord(data, 0) ?? 0n) / 32n)
  const count = Number(readWord(data, start) ?? 0n)
  return Array.from({ length: Math.min(count, most) }, (_, at) =>
    readWord(data, start + 1 + at),
  ).filter((id) => id !== undefined)
}

function toNumber(topic: string | undefined): bigint | undefined {
  return topic !== undefined && /^0x[0-9a-f]{64}$/.test(topic) ? BigInt(topic) : undefined
}

function toAddress(topic: string): string {
  return `0x${topic.slice(-40)}`
}
