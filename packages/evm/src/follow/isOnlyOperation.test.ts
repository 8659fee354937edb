import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { createFakeNode } from '../test/createFakeNode.ts'
import { accountEvents } from './accountEvents.ts'
import { entryPoints } from './entryPoints.ts'
import { isOnlyOperation } from './isOnlyOperation.ts'
import type { Receipt } from './readReceipt.ts'

const [payer, receiver, other] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
]
const [entryPoint = ''] = entryPoints
const hash = '0x12'
const word = (value: string) => `0x${toWord(value)}`
const operation = (of: string, address = entryPoint) => ({
  ...{ address, topics: [accountEvents.operated, '0x1', word(of)], data: '0x' },
})
const ended = (by: string, event: string = accountEvents.executed) => ({
  ...{ address: by, topics: [event, '0x1'], data: '0x' },
})
const judge = async (logs: Receipt['logs'], block: unknown = []) => {
  const { node, requests } = createFakeNode({ eth_getLogs: block })
  const receipt = {
    ...{ isSuccess: true, blockHash: '0x99', blockNumber: 9n, gasUsed: 1n, fee: 1n, logs },
  }
  const is = await isOnlyOperation(node, {
    ...{ parties: [payer, receiver], transaction: { hash }, receipt },
  })
  return { is, requests }
}

test('default', async () => {
  const { is, requests } = await judge([])
  expect(is).toBe(true)
  expect(requests).toEqual([
    {
      method: 'eth_getLogs',
      params: [{ blockHash: '0x99', address: [...entryPoints, payer, receiver] }],
    },
  ])
  expect((await judge([operation(payer)])).is).toBe(true)
  expect((await judge([ended(payer), ended(other)])).is).toBe(true)
  expect((await judge([operation(payer), operation(other, other)])).is).toBe(true)
})

test.each([
  ['two of the payer', [operation(payer), operation(payer)]],
  ['two of a Safe', [ended(payer), ended(payer, accountEvents.notExecuted)]],
  ['one of the receiver’s Safe', [ended(receiver)]],
  ['one of another account', [operation(other)]],
  ['one of another account beside that of the payer', [operation(payer), operation(other)]],
])('behavior: in its transaction, %s', async (_, logs) => {
  expect((await judge(logs)).is).toBe(false)
})

const elsewhere = { transactionHash: '0x13', address: entryPoint, topics: [] as string[] }

test.each<[string, unknown, boolean]>([
  ['an operation of a stranger', { ...elsewhere, topics: ['0x1', word(other)] }, true],
  ['an operation of the payer', { ...elsewhere, topics: ['0x1', word(payer)] }, false],
  [
    'an operation of the receiver',
    { ...elsewhere, topics: ['0x1', word(receiver).toUpperCase()] },
    false,
  ],
  ['a log of the payer', { ...elsewhere, address: payer }, false],
  [
    'a log of the receiver',
    { ...elsewhere, address: receiver.toUpperCase().replace('X', 'x') },
    false,
  ],
  ['a log of its transaction', { ...elsewhere, transactionHash: '0x12', address: payer }, true],
])('behavior: elsewhere in the block, %s', async (_, log, is) => {
  expect((await judge([], [log])).is).toBe(is)
})

test('behavior: a node that does not search proves nothing', async () => {
  expect((await judge([], null)).is).toBe(false)
})
