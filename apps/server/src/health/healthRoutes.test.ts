import { expect, test } from 'vitest'
import { createDataApp } from '../data/test/createDataApp.ts'
import type { Database } from '../database/createDatabase.ts'
import { createTestApp } from '../test/createTestApp.ts'

const database: Database = {
  run: () => Promise.reject(new Error('Nothing is asked of it.')),
  check: async () => undefined,
  close: async () => undefined,
}

test('default', async () => {
  const relayStore = { check: async () => undefined }
  const { app } = createTestApp({ database, relayStore })
  for (const path of ['/health', '/ready']) {
    const response = await app.request(path)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
  }
})

test('behavior: without a relay, only the database counts', async () => {
  expect((await createTestApp({ database }).app.request('/ready')).status).toBe(200)
})

test('error: RELAY_UNAVAILABLE', async () => {
  const relayStore = { check: () => Promise.reject(new Error('disk full')) }
  const { app } = createTestApp({ database, relayStore })
  const response = await app.request('/ready')
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { code: 'RELAY_UNAVAILABLE' },
  ])
  expect((await app.request('/health')).status).toBe(200)
})

test('behavior: /healthz says which chains are away, without asking them', async () => {
  const urls = { 'eip155:1': 'http://127.0.0.1:1', 'eip155:10': 'http://127.0.0.1:1' }
  const { app, ask } = createDataApp({ urls })
  const read = async () => {
    const response = await app.request('/healthz')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    return response.json()
  }
  expect(await read()).toEqual({
    status: 'ok',
    chains: Object.keys(urls).map((id) => ({ id, status: 'unasked' })),
  })
  await ask('/v1/convert/gas-price?chainId=eip155:10')
  expect(await read()).toEqual({
    status: 'behind',
    chains: [
      { id: 'eip155:1', status: 'unasked' },
      { id: 'eip155:10', status: 'away' },
    ],
  })
})
