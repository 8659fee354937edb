import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'
import type { OfferedQuote } from '../../../test/toQuotesBody.ts'

const service = startFakeApi()

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offer = (offers: () => readonly OfferedQuote[]) => offerQuotes(service, offers)

const million = 1_000_000n
const ten = 10n * 10n ** 18n

test('default', async () => {
  const asked = offer(() => [{ id: 'pools', amount: 10n * million }])
  const { swap, chain } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  expect(swap.state.quoting).toEqual({ status: 'pending', quotes: [] })
  expect(swap.validate()).toBe('pending')
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  expect(swap.state).toMatchObject({ toTokenAmount: 10n * million, maxSlippage: 100_000n })
  expect(swap.validate()).toBeUndefined()
  expect(chain.prepared).toHaveLength(1)
  expect(asked).toEqual([`indicative ${ten}`, `firm ${ten}`])
})

test('behavior: what was tried out is shown and ranked by, not what was offered', async () => {
  offer(() => [
    { id: 'liar', amount: 12n * million },
    { id: 'honest', amount: 10n * million },
  ])
  const chain = createFakeSwaps({
    trade: (offered) => (offered > 11n * million ? 9n * million : offered),
  })
  const { swap } = await createTestSwap({ chain })
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quoting).toMatchObject({ isTrying: false }), 5000)
  const { quoting } = swap.state
  expect(quoting.status === 'success' && quoting.quotes).toMatchObject([
    { id: 'honest', status: 'success' },
    { id: 'liar', status: 'error', error: { code: 'SWAP_PRICE_MOVED' } },
  ])
  expect(swap.state.toTokenAmount).toBe(10n * million)
})

test('behavior: of one typed text after the other, only the last is asked about', async () => {
  const asked = offer(() => [{ id: 'pools', amount: 10n * million }])
  const { swap } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  for (const amount of [1n, 12n, 123n]) {
    swap.setAmount(amount)
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  expect(asked).toEqual(['indicative 123', 'firm 123'])
})

test('behavior: the quotes of the input before stay, and are never prepared', async () => {
  offer(() => [{ id: 'pools', amount: 10n * million }])
  const { swap } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  swap.setAmount(ten * 2n)
  expect(swap.state.quoting).toMatchObject({ status: 'pending', quotes: [{ id: 'pools' }] })
  expect(swap.state.quote).toBeUndefined()
  await swap.prepare()
  expect(swap.state.preparing).toEqual({ status: 'idle' })
})

test('behavior: the native coin is wrapped without any service', async () => {
  const asked = offer(() => [])
  const { swap } = await createTestSwap({ options: { services: {} } })
  swap.setSourceToken(held.ETH)
  swap.setToToken(held.WETH)
  swap.setAmount(5n)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  expect(swap.state.quote).toMatchObject({ id: 'wrap', prepared: { kind: 'wrap', expected: 5n } })
  expect(asked).toEqual([])
})

test('behavior: without a service, all else is not supported', async () => {
  const { swap } = await createTestSwap({ options: { services: {} } })
  swap.setSourceToken(held.ETH)
  swap.setToToken(held.USDC)
  swap.setAmount(5n)
  await vi.waitFor(() => expect(swap.state.quoting.status).toBe('error'), 5000)
  expect(swap.state.quoting).toMatchObject({ error: { code: 'SWAP_UNSUPPORTED' } })
  expect(swap.validate()).toBe('failed')
})

test('behavior: nobody exchanges it', async () => {
  offer(() => [])
  const { swap } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.validate()).toBe('no-route'), 5000)
})

test.each([
  ['PAYMENT_FUNDS_INSUFFICIENT', 'funds'],
  ['PAYMENT_FEE_UNCOVERED', 'fee'],
] as const)('behavior: where every trial says %s, the form does', async (code, error) => {
  offer(() => [{ id: 'pools', amount: 10n * million }])
  const chain = createFakeSwaps({
    prepare: () =>
      Promise.reject(
        code === 'PAYMENT_FEE_UNCOVERED'
          ? new CleatError(code, { context: { symbol: 'ETH', fee: '1' } })
          : new CleatError(code, { context: { symbol: 'DAI', available: '1' } }),
      ),
  })
  const { swap } = await createTestSwap({ chain })
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.validate()).toBe(error), 5000)
})

test('behavior: asks every ten seconds while the form is seen, and not behind another view', async () => {
  const asked = offer(() => [{ id: 'pools', amount: 10n * million }])
  const { swap, kit } = await createTestSwap()
  kit.controllers.router.reset({ name: 'Swap' })
  kit.controllers.modal.open({})
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  await vi.advanceTimersByTimeAsync(10_500)
  await vi.waitFor(() => expect(asked).toHaveLength(3), 5000)
  expect(swap.state.quote?.status).toBe('success')
  kit.controllers.router.push({ name: 'SwapPreview' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(3)
  swap.destroy()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a source of the visitor’s choice stays while it can be used', async () => {
  offer(() => [
    { id: 'a', amount: 10n * million },
    { id: 'b', amount: 9n * million },
  ])
  const { swap } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quoting).toMatchObject({ isTrying: false }), 5000)
  expect(swap.state.quote?.id).toBe('a')
  swap.chooseQuote('b')
  expect(swap.state).toMatchObject({ quote: { id: 'b' }, toTokenAmount: 9n * million })
  swap.chooseQuote(undefined)
  expect(swap.state.quote?.id).toBe('a')
})

test('behavior: another account clears the form', async () => {
  offer(() => [{ id: 'pools', amount: 10n * million }])
  const { swap, adapter } = await createTestSwap()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  adapter.drop()
  expect(swap.state).toMatchObject({
    sourceToken: undefined,
    sourceTokenAmount: undefined,
    quoting: { status: 'idle' },
  })
})
