import { expect, test } from 'vitest'
import { toTransactionError } from './toTransactionError.ts'

test('default', () => {
  const cause = new Error('bad-txns')
  const error = toTransactionError({ reason: 'bad-txns', hash: '0x1', cause })
  expect(error).toMatchObject({ code: 'TRANSACTION_FAILED', cause })
  expect(error.context).toEqual({ reason: 'bad-txns', hash: '0x1' })
  expect(error.shortMessage).toContain('The chain refused transaction 0x1: "bad-txns".')
})

test('parameters: hash', () => {
  const error = toTransactionError({ reason: 'nonce too low' })
  expect(error.context).toEqual({ reason: 'nonce too low', hash: undefined })
  expect(error.shortMessage).toContain('The chain refused the transaction: "nonce too low".')
})

test.each([
  [undefined, 'no reason given'],
  [42, 'no reason given'],
  [' \n ', 'no reason given'],
  ['Not enough\n  gas. ', 'Not enough gas'],
  ['evil\u202Etxet\u200B', 'evil txet'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
])('behavior: the reason %j is shown as one safe line', (reason, shown) => {
  expect(toTransactionError({ reason }).context.reason).toBe(shown)
})
