import { expect, test } from 'vitest'
import { toCaipNetwork } from '../../base/caip/toCaipNetwork.ts'
import { catchError } from '../../test/catchError.ts'
import { mainnet } from '../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'
import { readChain } from './readChain.ts'

const node = startFakeApi()
const http = ['/one', '/two'].map((path) => `${serviceUrl}${path}`)
const network = toCaipNetwork({ network: { ...mainnet, rpcUrls: { default: { http } } } })

const read = (params?: unknown) => readChain({ network, method: 'eth_getBalance', params })
const answer = (fields: object) => () => json({ jsonrpc: '2.0', id: 1, ...fields })

test('default', async () => {
  node.answer('/one', answer({ result: '0x10' }))
  expect(await read(['0xabc', 'latest'])).toBe('0x10')
  expect(node.requests).toHaveLength(1)
  expect(await node.requests[0]?.json()).toEqual({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_getBalance',
    params: ['0xabc', 'latest'],
  })
})

test.each([
  ['null', { result: null }, null],
  ['nothing', {}, null],
  ['an error that is null', { result: '0x1', error: null }, '0x1'],
])('behavior: a node that answers %s', async (_, fields, result) => {
  node.answer('/one', answer(fields))
  expect(await read()).toBe(result)
  expect(await node.requests[0]?.json()).toMatchObject({ params: [] })
})

test.each([
  ['is down', () => json(null, 500)],
  ['is busy', () => json(null, 429)],
  ['answers a page', () => new Response('<html>')],
  ['cannot be reached', () => Response.error()],
])('behavior: where one %s, the next is asked', async (_, fail) => {
  node.answer('/one', fail)
  node.answer('/two', answer({ result: '0x2' }))
  expect(await read()).toBe('0x2')
  expect(node.requests.map(({ url }) => url)).toEqual(http)
})

test('error: what the node says passes, and no other is asked', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  node.answer('/one', answer({ error }))
  await expect(read()).rejects.toMatchObject(error)
  expect(node.requests).toHaveLength(1)
})

test('error: NETWORK_RPC_FAILED', async () => {
  node.answer('/one', () => json(null, 503))
  node.answer('/two', () => json(null, 403))
  expect(await catchError(read())).toMatchObject({
    code: 'NETWORK_RPC_FAILED',
    context: { network: 'Ethereum' },
    cause: { code: 'SERVICE_FORBIDDEN' },
  })
})
