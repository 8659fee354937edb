import type { AdapterSession, Eip1193Wallet } from '@cleat/core/adapter'
import { createDevWallet, rejectWith } from '@cleat/testing'
import { afterAll, expect, test } from 'vitest'
import { sendRequest } from './sendRequest.ts'

const info = { name: 'Harbour', rdns: 'dev.cleat.harbour' }
const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' }]
const wallet = createDevWallet({ info, chains })
afterAll(() => wallet.destroy())

const current = () => ({ wallet: { provider: wallet.provider, connector: info } })
const session = { current } as object as AdapterSession<Eip1193Wallet>

test('default', async () => {
  expect(await sendRequest(session, { method: 'eth_chainId' })).toBe('0x1')
})

test('error: what the chain refused, and what the wallet did', async () => {
  const method = 'eth_sendTransaction'
  const refused = { code: -32603, message: 'Internal error', data: { code: 3, message: 'Closed.' } }
  wallet.program(method, rejectWith(refused))
  await expect(sendRequest(session, { method, params: [{}] })).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'Closed', hash: undefined },
    cause: refused,
  })
  wallet.program(method, rejectWith({ code: -32603, message: 'Internal error' }))
  await expect(sendRequest(session, { method, params: [{}] })).rejects.toMatchObject({
    code: 'WALLET_ERROR',
    context: { wallet: 'Harbour', method },
  })
})
