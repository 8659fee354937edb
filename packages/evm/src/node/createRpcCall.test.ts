import { catchError } from '@cleat/core/test/catchError'
import { json, serviceUrl, startFakeApi } from '@cleat/core/test/startFakeApi'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { createRpcCall } from './createRpcCall.ts'

const service = startFakeApi()
const network = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`${serviceUrl}/one`, `${serviceUrl}/two`] } },
}
const ask = () => createRpcCall()(network, { method: 'eth_call', params: ['0x1'] })

test('default', async () => {
  service.answer('/one', () => json({ jsonrpc: '2.0', id: 1, result: '0xab' }))
  expect(await ask()).toBe('0xab')
  expect(await service.requests[0]?.json()).toEqual({
    ...{ jsonrpc: '2.0', id: 1, method: 'eth_call', params: ['0x1'] },
  })
})

test('behavior: null is an answer', async () => {
  service.answer('/one', () => json({ result: null }))
  expect(await ask()).toBeNull()
})

test.each([
  ['has enough of us', () => json({ error: { code: -32005, message: 'limit exceeded' } })],
  ['does not know the method', () => json({ error: { code: -32601, message: 'no method' } })],
  ['says nothing', () => json({})],
  ['is down', () => json({}, 502)],
  ['is cut off', () => Response.error()],
  ['answers with a page', () => new Response('<html>')],
  ['answers with a list', () => json([])],
])('behavior: one that %s is followed by the next', async (_, answer) => {
  service.answer('/one', answer)
  service.answer('/two', () => json({ result: '0xcd' }))
  expect(await ask()).toBe('0xcd')
})

test('behavior: a refusal is an answer, and nobody else is asked', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x12' }
  service.answer('/one', () => json({ error }))
  service.use(http.all(`${serviceUrl}/two`, () => json({ result: 'asked' })))
  await expect(ask()).rejects.toEqual(error)
})

test('error: NETWORK_RPC_FAILED', async () => {
  for (const path of ['/one', '/two']) service.answer(path, () => json({}, 500))
  expect((await catchError(ask())).code).toBe('NETWORK_RPC_FAILED')
})
