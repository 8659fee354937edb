import { expect, test } from 'vitest'
import { createTestApp } from '../test/createTestApp.ts'

const draw = async (id: string) => (id === 'none' ? undefined : `<svg id="${id.length}"/>`)
const { app } = createTestApp({ icons: { wallet: draw, asset: draw, currency: draw, token: draw } })

const paths = [
  '/getWalletImage/',
  '/public/getAssetImage/',
  '/public/getCurrencyImage/',
  '/public/getTokenImage/',
]

test.each(paths)('default: %s', async (path) => {
  const response = await app.request(`${path}abc?projectId=a&st=appkit&sv=1`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('<svg id="3"/>')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.stringMatching(/^"[\da-f]{40}"$/),
  })
})

test('behavior: ids may need escaping', async () => {
  const response = await app.request('/public/getAssetImage/eip155%3A1')
  expect(await response.text()).toBe('<svg id="8"/>')
})

test('behavior: HEAD has the same headers and no body', async () => {
  const get = await app.request('/getWalletImage/abc')
  const head = await app.request('/getWalletImage/abc', { method: 'HEAD' })
  expect(await head.text()).toBe('')
  expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'))
})

test('behavior: a picture that did not change is not sent again, nor its policy replaced', async () => {
  const etag = (await app.request('/getWalletImage/abc')).headers.get('ETag') ?? ''
  const headers = { 'If-None-Match': `W/${etag}, "other"` }
  const response = await app.request('/getWalletImage/abc', { headers })
  expect([response.status, await response.text()]).toEqual([304, ''])
  expect(response.headers.has('Content-Security-Policy')).toBe(false)
})

test.each(paths)('error: NOT_FOUND, %s', async (path) => {
  const response = await app.request(`${path}none`)
  expect(response.status).toBe(404)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})
