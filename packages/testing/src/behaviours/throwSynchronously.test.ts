import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { throwSynchronously } from './throwSynchronously.ts'

test('default', async () => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', throwSynchronously(new Error('at once')))
  expect(() => call('eth_chainId')).toThrow('at once')
  expect(await call('eth_chainId')).toBe('0x1')
  expect(wallet.requests).toMatchObject([{ outcome: 'failed' }, { outcome: 'answered' }])
})
