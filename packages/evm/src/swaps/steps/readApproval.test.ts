import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readApproval } from './readApproval.ts'

const { dai, router, liar, swap, approvalData } = swapFacts
const data = approvalData(router, swap.amount)
const approval = { to: dai, data, value: 0n }

test('default: who may take how much of what', () => {
  const read = { type: 'allowance', token: dai, spender: router, amount: swap.amount }
  expect(readApproval(approval)).toEqual(read)
  const most = 2n ** 256n - 1n
  expect(readApproval({ ...approval, data: approvalData(liar, most) })?.amount).toBe(most)
})

test('behavior: another function is none, whatever is in it', () => {
  expect(readApproval({ ...approval, data: `0x12345678${data.slice(2)}` })).toBeUndefined()
  expect(readApproval({ ...approval, data: '0x095ea7' })).toBeUndefined()
})

const altered = (field: string) =>
  expect.objectContaining({ code: 'PAYMENT_ALTERED', context: { field } })

test.each([
  ['a word before', `${data.slice(0, 10)}${toWord(liar)}${data.slice(10)}`],
  ['a word after', `${data}${toWord(liar)}`],
  ['a digit less', data.slice(0, -1)],
  ['a spender of more bytes', data.replace('0x095ea7b30', '0x095ea7b31')],
  ['large letters', approvalData(router, 10n).replace(/a$/, 'A')],
  ['nothing', data.slice(0, 10)],
])('error: PAYMENT_ALTERED by its data: %s', (_, other) => {
  expect(other).not.toBe(data)
  expect(() => readApproval({ ...approval, data: other })).toThrow(altered('data'))
})

test('error: PAYMENT_ALTERED by coins', () => {
  expect(() => readApproval({ ...approval, value: 1n })).toThrow(altered('value'))
})
