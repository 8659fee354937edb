import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { json, startFakeApi } from '../../../test/startFakeApi.ts'

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
const ten = 10n * 10n ** 18n

const moved = new CleatError('SWAP_PRICE_MOVED', { context: { symbol: 'USDC', minimum: '9.9' } })

/** The form with an exchange of ten DAI, under review in the modal. */
async function review(parameters: createFakeSwaps.Parameters = {}) {
  let amount = 10n * million
  const asked = offerQuotes(service, () => [{ id: 'pools', amount, of: ten }])
  const test = await createTestSwap({ chain: createFakeSwaps(parameters) })
  const { swap, kit } = test
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  kit.controllers.router.reset({ name: 'SwapPreview' })
  kit.controllers.modal.open({})
  await swap.prepare()
  return {
    ...{ ...test, asked },
    setOffer: (next: bigint) => {
      amount = next
    },
  }
}

test('default: what the form tried out is shown as it is', async () => {
  const { swap, chain } = await review()
  expect(swap.state.preparing).toMatchObject({
    status: 'success',
    prepared: { expected: 10n * million, minReceived: 9_900_000n },
    before: undefined,
  })
  expect(chain.prepared).toHaveLength(1)
})

test('behavior: before it expires, a worse price has to be accepted', async () => {
  const { swap, setOffer } = await review()
  setOffer(9_500_000n)
  await vi.advanceTimersByTimeAsync(51_000)
  await vi.waitFor(
    () => expect(swap.state.preparing).toMatchObject({ prepared: { expected: 9_500_000n } }),
    { timeout: 5000 },
  )
  expect(swap.state.preparing).toMatchObject({ before: { expected: 10n * million } })
  await expect(swap.swap()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  swap.acceptChange()
  expect(swap.state.preparing).toMatchObject({ before: undefined })
  const promise = swap.swap()
  expect(swap.state.swapping).toMatchObject({ status: 'pending', stage: 'wallet' })
  promise.catch(() => undefined)
  swap.destroy()
})

test('behavior: a price that moves while it is tried out is asked for once more', async () => {
  let moves = 0
  const { swaps } = createFakeSwaps()
  const { swap, setOffer } = await review({
    async prepare(parameters) {
      if (moves-- > 0) throw moved
      return swaps.prepare(parameters)
    },
  })
  setOffer(9_500_000n)
  moves = 1
  await vi.advanceTimersByTimeAsync(51_000)
  await vi.waitFor(
    () => expect(swap.state.preparing).toMatchObject({ prepared: { expected: 9_500_000n } }),
    { timeout: 5000 },
  )
  expect(swap.state.preparing).toMatchObject({ before: { expected: 10n * million } })
  moves = 2
  await swap.prepare()
  expect(swap.state.preparing).toMatchObject({ status: 'error', error: { code: moved.code } })
})

test('behavior: a better price is taken without a word', async () => {
  const { swap, setOffer } = await review()
  setOffer(11n * million)
  await vi.advanceTimersByTimeAsync(51_000)
  await vi.waitFor(
    () => expect(swap.state.preparing).toMatchObject({ prepared: { expected: 11n * million } }),
    { timeout: 5000 },
  )
  expect(swap.state.preparing).toMatchObject({ before: undefined })
})

test('behavior: behind another view nothing is asked', async () => {
  const { kit, asked } = await review()
  kit.controllers.router.push({ name: 'Account' })
  const count = asked.length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(count)
})

test('behavior: a service that has gone is told, and the form is whole', async () => {
  const { swap } = await review()
  service.answer('/v1/convert/quotes', () => json({}, 400))
  await vi.advanceTimersByTimeAsync(51_000)
  await vi.waitFor(() => expect(swap.state.preparing.status).toBe('error'), 5000)
  expect(swap.state).toMatchObject({ sourceTokenAmount: ten, sourceToken: held.DAI })
})

test.each<[string, bigint, string]>([
  ['nothing', 0n, 'SWAP_FLOOR_MISSING'],
  ['less than the visitor tolerates', 9_899_999n, 'SWAP_FLOOR_MISSING'],
  ['more than arrives', 10_000_001n, 'SWAP_PRICE_MOVED'],
])('behavior: a call whose least is %s is refused', async (_, minReceived, code) => {
  offerQuotes(service, () => [{ id: 'pools', amount: 10n * million, of: ten }])
  const { prepare } = createFakeSwaps().swaps
  const chain = createFakeSwaps({
    prepare: async (asked) => ({ ...(await prepare(asked)), minReceived }),
  })
  const { swap } = await createTestSwap({ chain })
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quoting).toMatchObject({ isTrying: false }), 5000)
  expect(swap.state.quoting).toMatchObject({ quotes: [{ status: 'error', error: { code } }] })
  expect(swap.validate()).toBe('no-route')
})

test('behavior: a change of the form leaves nothing prepared', async () => {
  const { swap } = await review()
  swap.setAmount(5n)
  expect(swap.state.preparing).toEqual({ status: 'idle' })
  await expect(swap.swap()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})
