import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { reviewSwap } from '../../../test/reviewSwap.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const million = 1_000_000n
const hashes = ['1', '2', '3'].map((at) => `0x${at.padStart(64, '0')}`) as [string, string, string]

const review = (parts: createFakeSwaps.Parameters = {}) => reviewSwap(service, parts)

const confirmed = (hash: string) =>
  ({ status: 'confirmed', hash, received: 10n * million }) as const

test('default: a permit is not followed, and the exchange is asked for at once', async () => {
  const { swap, chain, asked } = await review({ isAllowed: () => false, road: () => 'permit' })
  const promise = swap.swap()
  await asked(1)
  expect(swap.state.swapping).toMatchObject({ stage: 'wallet', type: 'permit', step: 0 })
  chain.questions[0]?.approve()
  await asked(2)
  expect(swap.state.swapping).toMatchObject({ stage: 'wallet', type: 'swap', step: 1 })
  expect(swap.pendingSwaps).toEqual([])
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  await expect(promise).resolves.toEqual({ hash: hashes[1] })
  expect(swap.pendingSwaps).toMatchObject([{ type: 'exchange', status: 'confirmed' }])
})

test('behavior: a wallet that signs no permits is asked for an allowance', async () => {
  let road: 'approve' | 'permit' = 'permit'
  const { swap, chain, asked } = await review({ isAllowed: () => false, road: () => road })
  const promise = swap.swap()
  await asked(1)
  road = 'approve'
  const context = { wallet: 'Rabby', method: 'eth_signTypedData_v4' }
  chain.questions[0]?.reject(new CleatError('WALLET_METHOD_UNSUPPORTED', { context }))
  await asked(2)
  expect(chain.questions[1]?.type).toBe('approve')
  chain.questions[1]?.approve()
  chain.decide(hashes[1], { status: 'confirmed', hash: hashes[1] })
  await asked(3)
  chain.questions[2]?.approve()
  chain.decide(hashes[2], confirmed(hashes[2]))
  await expect(promise).resolves.toEqual({ hash: hashes[2] })
})

test('behavior: declined after a permit, no allowance is left', async () => {
  const { swap, chain, asked } = await review({ isAllowed: () => false, road: () => 'permit' })
  const promise = swap.swap()
  promise.catch(() => undefined)
  await asked(1)
  chain.questions[0]?.approve()
  await asked(2)
  const context = { wallet: 'Rabby', method: 'swap:send' }
  chain.questions[1]?.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await expect(promise).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(swap.state.swapping).toMatchObject({ status: 'error', isAllowed: false })
})

test('behavior: a permit that waited too long is asked for again', async () => {
  const { swap, chain, kit, asked } = await review({
    ...{ isAllowed: () => false, road: () => 'permit', lifetimeMs: 30_000 },
  })
  const promise = swap.swap()
  promise.catch(() => undefined)
  await asked(1)
  kit.controllers.modal.close()
  chain.questions[0]?.approve()
  await expect(promise).rejects.toMatchObject({ code: 'SWAP_PRICE_MOVED' })
  expect(swap.state.swapping).toMatchObject({ status: 'paused', isAllowed: false, step: 0 })
})
