import { CleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { toProviderError } from './toProviderError.ts'

const method = 'eth_sendTransaction'

test.each<[code: number, error: CleatError]>([
  [4001, new CleatError('REQUEST_REVIEW_CANCELLED', { context: { method } })],
  [4100, new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })],
  [-32603, new CleatError('REQUEST_TOO_MANY', { context: { method } })],
  [
    4900,
    new CleatError('WALLET_ERROR', {
      context: { wallet: 'Harbour', method },
      cause: { code: 4900 },
    }),
  ],
])('default: %d', (code, error) => {
  expect(toProviderError(error)).toMatchObject({ code, message: error.shortMessage, cause: error })
})
