import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { approveRequest } from './approveRequest.ts'

test('default', async () => {
  const { wallet, call, asked } = setUpWallet({ approve: async () => ({ approved: false }) })
  wallet.program('eth_requestAccounts', approveRequest())
  expect(await call('eth_requestAccounts')).toEqual([wallet.accounts[0]])
  expect(asked).toEqual([])
})
