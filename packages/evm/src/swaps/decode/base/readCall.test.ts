import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { account, dai } from '../../../test/swaps/createSample.ts'
import { readCall } from './readCall.ts'

const call = { to: dai, data: '0xABCDEF0123', value: 5n }

test('default', () => {
  expect(readCall(call, account.toUpperCase().replace('X', 'x'))).toEqual({
    ...{ router: dai, selector: 'abcdef01', input: '23', value: 5n, account },
  })
})

test.each<[string, object, string, unknown?]>([
  ['a name', { to: 'router.eth' }, 'router'],
  ['a longer address', { to: `${dai}00` }, 'router'],
  ['a text with an address', { to: `of ${dai}` }, 'router'],
  ['a list with an address', { to: [dai] }, 'router'],
  ['no data', { data: '0x' }, 'data'],
  ['three bytes', { data: '0xabcdef' }, 'data'],
  ['a text with data', { data: `is ${call.data}` }, 'data'],
  ['a list with data', { data: [call.data] }, 'data'],
  ['half a byte', { data: '0xabcdef012' }, 'data'],
  ['no hex', { data: '0xabcdefgh' }, 'data'],
  ['more than 64 kB', { data: `0x${'00'.repeat(65_537)}` }, 'data'],
  ['less than nothing', { value: -1n }, 'value'],
  ['more than there can be', { value: 1n << 256n }, 'value'],
  ['a number that is not exact', { value: 5 }, 'value'],
  ['a number as text', { value: '5' }, 'value'],
  ['no account', {}, 'from', '0x'],
  ['a list with an account', {}, 'from', [account]],
])('error: %s', (_, change, field, from = account) => {
  let refused: unknown
  try {
    readCall({ ...call, ...change } as typeof call, from as string)
  } catch (error) {
    refused = isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : error
  }
  expect(refused).toBe(field)
})

test('behavior: as much as an exchange may need', () => {
  const data = `0x${'00'.repeat(65_536)}`
  expect(readCall({ ...call, data }, account).input).toHaveLength(131_064)
  expect(readCall({ ...call, value: (1n << 256n) - 1n }, account).value).toBe((1n << 256n) - 1n)
})
