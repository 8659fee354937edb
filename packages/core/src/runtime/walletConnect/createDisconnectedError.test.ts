import { expect, test } from 'vitest'
import { createDisconnectedError } from './createDisconnectedError.ts'

test('default', () => {
  expect(createDisconnectedError('Harbour')).toMatchObject({
    code: 'WALLET_DISCONNECTED',
    context: { wallet: 'Harbour' },
    cause: { code: 4900 },
  })
})
