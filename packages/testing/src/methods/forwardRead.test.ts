import { startLocalnet } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

test('default', async () => {
  await using localnet = await startLocalnet()
  const { call, wallet } = setUpWallet({ chains: localnet.chains })
  const [address] = wallet.accounts
  expect(await call('eth_getBalance', [address, 'latest'])).toBe('0x21e19e0c9bab2400000')
  expect(await call('web3_clientVersion')).toMatch(/^anvil/)
  await expect(call('eth_getBalance', ['nonsense'])).rejects.toMatchObject({ code: -32602 })
  await expect(call('eth_nonsense')).rejects.toMatchObject({ code: -32601 })
})

test.each([
  'eth_sign',
  'eth_signTypedData',
  'eth_sendUnsignedTransaction',
  'eth_sendTransactionSync',
  'anvil_setBalance',
  'wallet_sendCalls',
  'constructor',
  '__proto__',
])('error: %s is refused', async (method) => {
  const { call } = setUpWallet()
  await expect(call(method, [])).rejects.toMatchObject({ code: 4200 })
})

test('error: the node is gone', async () => {
  const { call } = setUpWallet()
  await expect(call('eth_blockNumber')).rejects.toMatchObject({
    code: -32603,
    message: expect.stringContaining('http://127.0.0.1:9'),
  })
})
