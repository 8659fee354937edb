import { expect, test } from 'vitest'
import { readTransfer } from './readTransfer.ts'

test('default', () => {
  const asked = { amount: 2_100_000_000_000_000n, recipient: 'a' }
  expect(readTransfer({ amount: '2100000000000000', recipient: 'a' })).toEqual(asked)
  expect(readTransfer(asked)).toEqual(asked)
})

test.each(['1e8', '1.5', '-1', '0', '', ' 1', '0x10', '1'.repeat(17), 5, null, undefined])(
  'error: no amount: %o',
  (amount) => {
    expect(() => readTransfer({ amount, recipient: 'a' })).toThrow(
      expect.objectContaining({ code: 'REQUEST_NOT_ALLOWED' }),
    )
  },
)
