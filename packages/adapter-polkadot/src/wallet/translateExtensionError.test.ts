import { CleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { translateExtensionError } from './translateExtensionError.ts'

function translate(error: unknown, doing: 'connect' | 'request' = 'request') {
  return translateExtensionError({ error, doing, wallet: 'Talisman', method: 'signRaw' })
}

test.each(['Cancelled', 'Rejected', 'Rejected by user'])('default: %s', (text) => {
  expect(translate(new Error(text))).toMatchObject({
    code: 'REQUEST_USER_REJECTED',
    context: { wallet: 'Talisman', method: 'signRaw' },
  })
  expect(translate(new Error(text), 'connect').code).toBe('CONNECTION_USER_REJECTED')
})

test('default: a site that was barred', () => {
  const text = 'The source https://app.example is not allowed to interact with this extension'
  expect(translate(new Error(text), 'connect').code).toBe('WALLET_UNAUTHORIZED')
})

test('behavior: a code counts, an error of ours passes', () => {
  expect(translate({ code: 4001 }).code).toBe('REQUEST_USER_REJECTED')
  const own = new CleatError('CONNECTION_KIT_DESTROYED')
  expect(translate(own)).toBe(own)
})

test.each([
  ['undefined', undefined],
  ['text that only contains the word', new Error('Rejected by the node: 1010')],
  ['another language', new Error('Abgelehnt')],
  ['a megabyte', new Error('x'.repeat(1_000_000))],
  [
    'an object that throws',
    new Proxy(
      {},
      {
        get: () => {
          throw new Error('Boom')
        },
      },
    ),
  ],
])('error: WALLET_ERROR for %s', (_, error) => {
  expect(translate(error).code).toBe('WALLET_ERROR')
  expect(translate(error, 'connect').code).toBe('CONNECTION_FAILED')
})
