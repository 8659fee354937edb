import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { answerRpc, startFakeNode } from '../test/startFakeNode.ts'

const owner = '0x000000000000000000000000000000000000dEaD'
const request = { id: '1', jsonrpc: '2.0', method: 'getAddressBalance', params: { address: owner } }

test('default', async () => {
  const node = await startFakeNode(answerRpc({ eth_getBalance: () => '0x8ac7230489e80001' }))
  const { post } = createDataApp({
    urls: { 'eip155:10': node.url },
    described: { 'eip155:10': { price: 1 } },
  })
  expect(await post('/v1?chainId=eip155:10&projectId=p', request)).toEqual({
    status: 200,
    body: { id: '1', jsonrpc: '2.0', result: '10000000000000000001' },
  })
})

test.each([
  ['method', { ...request, method: 'eth_sendRawTransaction' }, -32_601],
  ['address', { ...request, params: { address: '0x1' } }, -32_602],
  ['parameters', { ...request, params: undefined }, -32_602],
])('error: another %s', async (_, body, code) => {
  const { post } = createDataApp({ urls: { 'eip155:10': 'http://127.0.0.1:2' } })
  const answer = await post('/v1?chainId=eip155:10', body)
  expect(answer).toMatchObject({ status: 200, body: { id: '1', error: { code } } })
})

test('error: no JSON-RPC', async () => {
  const { post } = createDataApp({ urls: { 'eip155:10': 'http://127.0.0.1:2' } })
  expect((await post('/v1?chainId=eip155:10', [request])).body.code).toBe('INVALID_BODY')
  expect((await post('/v1?chainId=eip155:5', request)).body.code).toBe('CHAIN_NOT_SUPPORTED')
})
