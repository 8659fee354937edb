import { expect, test } from 'vitest'
import { permit2 } from '../../swaps/contracts/permit2.ts'
import { approvalTopics } from './approvalTopics.ts'
import { readApprovalLog } from './readApprovalLog.ts'

const owner = `0x${'A1'.repeat(20)}`
const token = `0x${'70'.repeat(20)}`
const spender = `0x${'5e'.repeat(20)}`
const toWord = (text: string) => `0x${text.slice(2).toLowerCase().padStart(64, '0')}`
const { approval, approvalForAll, permit2Approval, permit2Permit } = approvalTopics
const log = (topics: unknown, changes: object = {}) => ({
  ...{ address: token, topics, blockNumber: '0x10', data: '0x', ...changes },
})
const own = toWord(owner)
const to = toWord(spender)

test.each([
  [log([approval, own, to]), { kind: 'token', token, spender, block: 16n }],
  [log([approval, own, to, toWord('0x7')]), { kind: 'item', token, spender, item: 7n }],
  [log([approvalForAll, own, to]), { kind: 'collection', token, spender }],
  [
    log([permit2Approval, own, toWord(token), to], { address: permit2 }),
    { kind: 'permit2', token, spender },
  ],
  [
    log([permit2Permit, own, toWord(token), to], { address: permit2, blockTimestamp: '0x64' }),
    { kind: 'permit2', token, spender, at: 100 },
  ],
])('default: %#', (given, expected) => {
  expect(readApprovalLog(given, owner)).toMatchObject(expected)
})

test.each([
  ['of another account', log([approval, to, own])],
  ['of another event', log([toWord('0x1'), own, to])],
  ['of a contract that only looks like Permit2', log([permit2Approval, own, toWord(token), to])],
  ['whose spender is no address', log([approval, own, `0x1${'0'.repeat(63)}`])],
  ['without a spender', log([approval, own])],
  ['without topics', log(undefined)],
  ['with topics that are no texts', log([1, 2, 3])],
  ['without a contract', log([approval, own, to], { address: '0x1' })],
  ['without a block', log([approval, own, to], { blockNumber: null })],
  ['that is none', 'log'],
  ['that is nothing', undefined],
])('behavior: a log %s is left out', (_, given) => {
  expect(readApprovalLog(given, owner)).toBeUndefined()
})
