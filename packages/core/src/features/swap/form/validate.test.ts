import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

test('default: what is missing, in the order of the fields', async () => {
  offerQuotes(service, () => [{ id: 'pools', amount: 5n }])
  const { swap } = await createTestSwap()
  const seen = [swap.validate()]
  swap.setSourceToken(held.DAI)
  seen.push(swap.validate())
  swap.setToToken(held.USDC)
  seen.push(swap.validate())
  swap.setAmount(0n)
  seen.push(swap.validate())
  swap.setAmount(101n * 10n ** 18n)
  seen.push(swap.validate())
  swap.setAmount(10n ** 18n)
  seen.push(swap.validate())
  expect(seen).toEqual(['token', 'token', 'amount', 'amount', 'funds', 'pending'])
  swap.destroy()
})

test('behavior: the native coin has to leave enough for the fee', async () => {
  offerQuotes(service, () => [{ id: 'pools', amount: 5n }])
  const { swap } = await createTestSwap()
  swap.setSourceToken(held.ETH)
  swap.setToToken(held.USDC)
  swap.setAmount(10n ** 18n)
  await vi.waitFor(() => expect(swap.validate()).toBe('fee'), 5000)
  await swap.setMaxAmount()
  expect(swap.state.sourceTokenAmount).toBe(9n * 10n ** 17n)
  expect(swap.validate()).toBe('pending')
  swap.destroy()
})

test('behavior: without an adapter that swaps, nothing can be', async () => {
  const { swap, adapter } = await createTestSwap()
  delete adapter.features['swaps:load']
  expect(swap.validate()).toBe('unsupported')
})

test('behavior: chosen for both sides, the tokens change places', async () => {
  offerQuotes(service, () => [{ id: 'pools', amount: 5n }])
  const { swap } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setToToken(held.DAI)
  expect(swap.state).toMatchObject({ sourceToken: held.USDC, toToken: held.DAI })
  swap.setSourceToken(held.DAI)
  expect(swap.state).toMatchObject({ sourceToken: held.DAI, toToken: held.USDC })
  swap.destroy()
})

test('behavior: the slippage is a whole number of basis points up to half', async () => {
  const { swap } = await createTestSwap()
  for (const bps of [0, -1, 0.5, 5001, Number.NaN, Number.POSITIVE_INFINITY]) swap.setSlippage(bps)
  expect(swap.state).toMatchObject({ slippageBps: 100, slippage: 1 })
  swap.setSlippage(50)
  expect(swap.state).toMatchObject({ slippageBps: 50, slippage: 0.5 })
})
