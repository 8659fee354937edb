import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { writeBalanceCheck } from '../calls/writeBalanceCheck.ts'
import { balanceCheckHead } from './balanceCheckHead.ts'
import { readBalanceCheck } from './readBalanceCheck.ts'

const { account, usdc, guard, liar } = swapFacts
const check = writeBalanceCheck({ guard, account, token: usdc, minimum: 9_900_000n })
const parts = check.data.slice(balanceCheckHead.length)

test('default: whose balance, of what, and the least', () => {
  const read = { type: 'balance-check', account, token: usdc, minimum: 9_900_000n }
  expect(readBalanceCheck(check)).toEqual(read)
  const none = writeBalanceCheck({ guard, account, token: usdc, minimum: 0n })
  expect(readBalanceCheck(none).minimum).toBe(0n)
})

const altered = (field: string) =>
  expect.objectContaining({ code: 'PAYMENT_ALTERED', context: { field } })

test.each([
  ['another command', check.data.replace('0e0000', '0f0000')],
  ['another function', `0x3593564c${check.data.slice(10)}`],
  ['a word before', `${balanceCheckHead}${toWord(liar)}${parts}`],
  ['a word after', `${check.data}${toWord(liar)}`],
  ['a word less', check.data.slice(0, -64)],
  ['a digit less', check.data.slice(0, -1)],
  [
    'an account of more bytes',
    `${balanceCheckHead}${toWord(account).replace('0', '1')}${parts.slice(64)}`,
  ],
  ['nothing', balanceCheckHead],
])('error: PAYMENT_ALTERED by its data: %s', (_, data) => {
  expect(data).not.toBe(check.data)
  expect(() => readBalanceCheck({ ...check, data })).toThrow(altered('data'))
})

test('error: PAYMENT_ALTERED by coins, which the guard would keep', () => {
  expect(() => readBalanceCheck({ ...check, value: 1n })).toThrow(altered('value'))
})
