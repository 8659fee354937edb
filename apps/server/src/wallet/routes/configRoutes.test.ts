import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { startWalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
afterAll(() => database.close())

test.each([
  ['http://localhost:4100', true],
  ['http://127.0.0.1:4100', false],
  ['http://[::1]:4100', false],
])('behavior: passkeys are for names: %s', async (origin, isOffered) => {
  const environment = { WALLET_TEST: 'on', WALLET_ORIGIN: origin }
  const service = await startWalletServer({ database, environment })
  const browser = await service.openBrowser()
  const { body } = await browser.send('/wallet/v1/config', { proof: null })
  expect(body).toMatchObject({ origin, methods: { passkey: isOffered } })
  await service.stop()
})
