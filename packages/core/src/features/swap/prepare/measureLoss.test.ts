import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => vi.unstubAllGlobals())

/** Exchanges 100 DAI for so many hundredths of USDC, while the rate for little is one for one. */
async function measure(parameters: {
  cents: bigint
  price?: number | undefined
  rate?: bigint | undefined
  maxLossPercent?: number
  gas?: bigint
}) {
  const { cents, price = 1, rate = 1_000_000n, maxLossPercent, gas = 0n } = parameters
  offerQuotes(service, () => [{ id: 'pools', amount: cents * 10_000n }])
  const chain = createFakeSwaps()
  const { prepare } = chain.swaps
  const { swap } = await createTestSwap({
    chain: createFakeSwaps({
      prepare: async (asked) => ({ ...(await prepare(asked)), fee: { expected: gas, limit: gas } }),
    }),
    options: maxLossPercent === undefined ? {} : { swap: { maxLossPercent } },
  })
  swap.setSourceToken(held.DAI)
  swap.setToToken({ ...held.USDC, price })
  swap.setAmount(100n * 10n ** 18n)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  offerQuotes(service, () => [{ id: 'pools', amount: rate / 10n }])
  await swap.prepare()
  const { preparing } = swap.state
  if (preparing.status !== 'success') throw new Error(preparing.status)
  return { swap, loss: preparing.loss }
}

test.each([
  [9_990n, 10, 'none'],
  [9_701n, 299, 'none'],
  [9_700n, 300, 'warn'],
  [9_001n, 999, 'warn'],
  [9_000n, 1000, 'confirm'],
  [7_501n, 2499, 'confirm'],
  [7_500n, 2500, 'refuse'],
  [100n, 9900, 'refuse'],
] as const)('default: 100 dollars for %d cents', async (cents, bps, level) => {
  expect((await measure({ cents })).loss).toEqual({ bps, level })
})

test('behavior: the worse of prices and rate counts', async () => {
  expect((await measure({ cents: 9_000n, price: 5 })).loss).toEqual({ bps: 1000, level: 'confirm' })
  expect((await measure({ cents: 9_000n, price: 0.8 })).loss).toMatchObject({ bps: 2800 })
})

test('behavior: what cannot be measured has to be confirmed', async () => {
  const { loss } = await measure({ cents: 10_000n, price: Number.NaN, rate: 10n })
  expect(loss).toEqual({ bps: undefined, level: 'confirm' })
})

test('behavior: a gain is no loss', async () => {
  expect((await measure({ cents: 20_000n })).loss).toEqual({ bps: 0, level: 'none' })
})

test('behavior: only the app lifts the limit', async () => {
  expect((await measure({ cents: 100n, maxLossPercent: 100 })).loss.level).toBe('confirm')
})

test('behavior: the confirmation is the amount, as it is typed', async () => {
  const { swap } = await measure({ cents: 8_000n })
  await expect(swap.swap()).rejects.toMatchObject({
    code: 'SWAP_VALUE_LOST',
    context: { percent: 20 },
  })
  for (const text of ['', '10', '1000', 'yes', '100,0', '1e2']) {
    expect(swap.confirmLoss(text)).toBe(false)
    await expect(swap.swap()).rejects.toMatchObject({ code: 'SWAP_VALUE_LOST' })
  }
  expect(swap.confirmLoss(' 100 ')).toBe(true)
  expect(swap.state.preparing).toMatchObject({ isLossConfirmed: true })
})

test('behavior: what is refused cannot be confirmed', async () => {
  const { swap } = await measure({ cents: 5_000n })
  expect(swap.confirmLoss('100')).toBe(false)
  await expect(swap.swap()).rejects.toMatchObject({
    code: 'SWAP_VALUE_LOST',
    context: { percent: 50 },
  })
})
