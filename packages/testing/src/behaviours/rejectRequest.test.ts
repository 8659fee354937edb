import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { rejectRequest } from './rejectRequest.ts'

test('default', async () => {
  const { wallet, call, asked } = setUpWallet()
  wallet.program('eth_requestAccounts', rejectRequest())
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({
    name: 'ProviderRpcError',
    code: 4001,
    message: 'The user rejected the request.',
  })
  expect(asked).toEqual([])
  expect(await call('eth_accounts')).toEqual([])
})

test('parameters: code, message, data', async () => {
  const { wallet, call } = setUpWallet()
  const error = { code: -32000, message: 'Too low', data: { fee: 1 } }
  wallet.program('eth_sendTransaction', rejectRequest(error))
  await expect(call('eth_sendTransaction')).rejects.toMatchObject(error)
})
