import { expect, test } from 'vitest'
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
