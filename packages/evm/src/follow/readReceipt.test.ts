import { expect, test } from 'vitest'
import { readReceipt } from './readReceipt.ts'

const log = { address: '0xAB', topics: ['0xCD', '0x01'], data: '0xEF' }
const answer = {
  ...{ status: '0x1', blockHash: '0xAA', blockNumber: '0x9', gasUsed: '0xa' },
  ...{ effectiveGasPrice: '0x3', logs: [log] },
}

test('default', () => {
  expect(readReceipt(answer)).toEqual({
    ...{ isSuccess: true, blockHash: '0xaa', blockNumber: 9n, gasUsed: 10n, fee: 30n },
    logs: [{ address: '0xab', topics: ['0xcd', '0x01'], data: '0xef' }],
  })
})

test('behavior: a failure is one', () => {
  expect(readReceipt({ ...answer, status: '0x0' })?.isSuccess).toBe(false)
})

test('behavior: a status that there is not is no receipt', () => {
  for (const status of ['0x2', '0x10', `0x${'f'.repeat(36)}`])
    expect(readReceipt({ ...answer, status })).toBeUndefined()
})

test.each(['status', 'blockHash', 'blockNumber', 'gasUsed'])(
  'behavior: without %s there is none',
  (key) => {
    for (const value of [undefined, null, '', '0x', 'x', 5, ['0x1'], '0x1 ', ' 0x1', '0xg'])
      expect(readReceipt({ ...answer, [key]: value })).toBeUndefined()
  },
)

test('behavior: the fee includes that of the chain below', () => {
  expect(readReceipt({ ...answer, l1Fee: '0x7' })?.fee).toBe(37n)
})

test('behavior: without a price nobody knows the fee', () => {
  expect(readReceipt({ ...answer, effectiveGasPrice: undefined, l1Fee: '0x7' })?.fee).toBe(
    undefined,
  )
})

test.each([undefined, null, 'x', {}])('behavior: logs that are %j are none', (logs) => {
  expect(readReceipt({ ...answer, logs })?.logs).toEqual([])
})

test('behavior: what is no text in a log is empty', () => {
  const logs = [{ address: 5, topics: 'x', data: null }, { topics: ['y', ['0x1']] }, null]
  expect(readReceipt({ ...answer, logs })?.logs).toEqual([
    { address: '', topics: [], data: '' },
    { address: '', topics: ['', ''], data: '' },
    { address: '', topics: [], data: '' },
  ])
})
