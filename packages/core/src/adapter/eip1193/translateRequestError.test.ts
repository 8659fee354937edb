import { expect, test } from 'vitest'
import { CleatError } from '../../errors/cleatError.ts'
import { translateRequestError } from './translateRequestError.ts'

const refused = { code: 3, message: 'execution reverted: closed' }

function translate(error: unknown, method = 'eth_sendTransaction') {
  return translateRequestError({ error, wallet: 'Harbour', method })
}

test('default', async () => {
  expect(await translate(refused)).toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'execution reverted: closed', hash: undefined },
    cause: refused,
  })
})

test('parameters: method', async () => {
  for (const method of ['eth_sendRawTransaction', 'wallet_sendCalls'])
    expect((await translate(refused, method)).code).toBe('TRANSACTION_FAILED')
  // These ask what would happen, and move nothing.
  for (const method of ['eth_call', 'eth_estimateGas', 'personal_sign'])
    expect((await translate(refused, method)).code).toBe('WALLET_ERROR')
})

test('behavior: what the wallet itself says counts first', async () => {
  const declined = { code: 4001, message: 'Declined', data: refused }
  expect((await translate(declined)).code).toBe('REQUEST_USER_REJECTED')
  expect((await translate({ code: -32000, message: 'Who knows' })).code).toBe('WALLET_ERROR')
  const own = new CleatError('CONNECTION_NOT_CONNECTED', { context: { namespace: 'eip155' } })
  expect(await translate(own)).toBe(own)
})
