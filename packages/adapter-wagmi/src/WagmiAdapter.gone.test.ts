import { createDevWallet } from '@cleat/testing'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Harness, startAdapter } from './test/createHarness.ts'

const chains = [mainnet, base].map(({ id, name }) => ({ id, name, rpcUrl: 'http://127.0.0.1:9' }))
const wallet = createDevWallet({ chains, info: { name: 'Harbour', rdns: 'dev.cleat.harbour' } })
let harness: Harness
let hide: () => void

beforeEach(async () => {
  localStorage.clear()
  hide = wallet.announce()
  harness = startAdapter({})
  await harness.connect()
})

afterEach(() => {
  harness.stop()
  hide()
})

test.each([
  ['for good', { code: 4900, message: 'Disconnected' }],
  ['without a reason', undefined],
])('behavior: a wallet that says it is gone %s is disconnected, told once', async (_, error) => {
  const isEnd = ({ type }: { type: string }) => type === 'disconnected'
  wallet.emit('disconnect', error)
  wallet.emit('disconnect', error)
  wallet.emit('chainChanged', '0x2105')
  await vi.waitFor(() => expect(harness.events.filter(isEnd)).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(harness.events.filter(isEnd)).toHaveLength(1)
  expect(harness.adapter.getConnection()).toBeNull()
  expect((await harness.connect()).accounts[0].address).toBe(wallet.accounts[0])
})
