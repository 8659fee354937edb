import { type DevWallet, neverAnswer, rejectRequest } from '@cleat/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHarbourWallet, type Harness, startAdapter } from './test/createHarness.ts'

let wallet: DevWallet
let harness: Harness

beforeEach(async () => {
  localStorage.clear()
  wallet = createHarbourWallet()
  wallet.announce()
  harness = startAdapter()
  await harness.connect()
})

afterEach(() => {
  harness.stop()
  wallet.destroy()
})

test('default', async () => {
  await harness.adapter.disconnect()
  expect(harness.adapter.getConnection()).toBeNull()
  expect(harness.adapter.hasSession()).toBe(false)
  expect(harness.events.at(-1)).toEqual({ type: 'disconnected' })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
})

test.each([
  ['never answers', neverAnswer()],
  ['refuses', rejectRequest({ code: 4200 })],
])('behavior: the wallet %s to revoke', async (_, behaviour) => {
  wallet.program('wallet_revokePermissions', behaviour)
  // A busy machine delays both timers alike.
  const late = new Promise((resolve) => setTimeout(resolve, 2000, 'late'))
  const leaving = harness.adapter.disconnect().then(() => 'disconnected')
  expect(await Promise.race([leaving, late])).toBe('disconnected')
  expect(harness.adapter.getConnection()).toBeNull()
})

test('behavior: connecting again works, twenty times', async () => {
  for (let run = 0; run < 20; run += 1) {
    await harness.adapter.disconnect()
    expect(harness.adapter.getConnection()).toBeNull()
    expect(await harness.connect()).toMatchObject({ caipNetworkId: 'eip155:1' })
  }
})

test('behavior: twice in a row', async () => {
  await Promise.all([harness.adapter.disconnect(), harness.adapter.disconnect()])
  await harness.adapter.disconnect()
  expect(harness.adapter.getConnection()).toBeNull()
})
