import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'

const urls = { 'eip155:1': 'http://127.0.0.1:1', 'eip155:8453': 'http://127.0.0.1:1' }

test('default', async () => {
  const { ask } = createDataApp({ urls })
  expect(await ask('/v1/supported-chains?projectId=p&st=appkit&sv=1')).toEqual({
    status: 200,
    body: { http: ['eip155:1', 'eip155:8453'], ws: [] },
  })
})

test('behavior: none without settings', async () => {
  const { ask } = createDataApp({ urls: {} })
  expect((await ask('/v1/supported-chains')).body).toEqual({ http: [], ws: [] })
})

test('behavior: lists the tokens of a chain, with pictures of this service, by the protocol that its proxy speaks', async () => {
  const { ask } = createDataApp({ urls, trustedProxies: ['private'] })
  const { body } = await ask(
    '/v1/convert/tokens?chainId=eip155:1',
    {
      headers: { 'X-Forwarded-Proto': 'https' },
    },
    '127.0.0.1',
  )
  expect(body.tokens[0]).toEqual({
    name: 'USD Coin',
    symbol: 'USDC',
    address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    decimals: 6,
    logoUri: 'https://localhost/public/getTokenImage/USDC',
    eip2612: true,
  })
})

test('behavior: what has the host of one client in it is in no shared cache', async () => {
  const { app } = createDataApp({ urls })
  const response = await app.request('http://evil.example/v1/convert/tokens?chainId=eip155:1')
  expect(await response.text()).toContain('http://evil.example/')
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=300')
})

test('behavior: nobody but a proxy says which protocol it is', async () => {
  const { ask } = createDataApp({ urls, trustedProxies: ['private'] })
  const headers = { 'X-Forwarded-Proto': 'https' }
  const { body } = await ask('/v1/convert/tokens?chainId=eip155:1', { headers }, '198.51.100.7')
  expect(body.tokens[0]?.logoUri).toBe('http://localhost/public/getTokenImage/USDC')
})

test.each([
  ['?chainId=eip155:5', 404, 'CHAIN_NOT_SUPPORTED'],
  ['', 400, 'INVALID_QUERY'],
])('error: tokens of %j', async (query, status, code) => {
  const { ask } = createDataApp({ urls })
  expect(await ask(`/v1/convert/tokens${query}`)).toMatchObject({ status, body: { code } })
})
