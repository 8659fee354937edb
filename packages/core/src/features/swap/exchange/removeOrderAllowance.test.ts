import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { type createFakeSwaps, fakeRouter } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { held } from '../../../test/createTestSwap.ts'
import { reviewSwap } from '../../../test/reviewSwap.ts'
import { serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { createSwap } from '../createSwap.ts'
import type { SwapController } from '../state/swapController.ts'

const service = startFakeApi()

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hashes = ['1', '2', '3', '4'].map((at) => `0x${at.padStart(64, '0')}`) as [
  string,
  string,
  string,
  string,
]
const confirmed = (hash: string) => ({ status: 'confirmed', hash }) as const
const dropped = { status: 'dropped', hash: hashes[0] } as const
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'eth_sendTransaction', wallet: 'Wallet A' },
})

/** An order of ten DAI that its source refused, and that can be filled. */
async function order(parts: createFakeSwaps.Parameters = {}) {
  service.use(
    http.post(`${serviceUrl}/v1/convert/orders`, () =>
      HttpResponse.json({ code: 'ORDER_REFUSED' }, { status: 422 }),
    ),
  )
  const test = await reviewSwap(service, { road: () => 'order', ...parts })
  const { swap, chain, asked } = test
  const promise = swap.swap()
  promise.catch(() => undefined)
  await asked(1)
  chain.questions[0]?.approve()
  const isRefused = { status: 'pending', order: { isRefused: true } }
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject(isRefused), 5000)
  return { ...test, promise }
}

const opened = ({ pendingSwaps }: SwapController, hash = hashes[0]) => {
  const entry = pendingSwaps.find((one) => one.hash === hash)
  if (!entry) throw new Error('The order is not stored')
  return entry
}

test('default: the allowance is taken back while the order is followed', async () => {
  const { swap, chain, asked, promise } = await order()
  expect(opened(swap)).toMatchObject({ status: 'pending', spender: fakeRouter })
  const removals = [swap.removeAllowance(opened(swap)), swap.removeAllowance(opened(swap))]
  await asked(2)
  expect(chain.questions[1]).toMatchObject({
    ...{ type: 'reset', payload: { parts: [{ amount: 0n, spender: fakeRouter }] } },
  })
  expect(swap.state.removal).toMatchObject({ status: 'pending', stage: 'wallet', type: 'reset' })
  expect(swap.state.swapping).toMatchObject({ stage: 'network', order: { isRefused: true } })
  chain.questions[1]?.approve()
  await vi.waitFor(() => expect(swap.state.removal).toMatchObject({ hash: hashes[1] }), 5000)
  chain.decide(hashes[1], confirmed(hashes[1]))
  await Promise.all(removals)
  expect(swap.state.removal).toMatchObject({ status: 'success', type: 'reset' })
  expect(swap.state.swapping).toMatchObject({ order: { isRefused: true, isClosed: true } })
  expect(opened(swap)).toMatchObject({ status: 'pending', isClosed: true })
  // It ends when its time is over, and leaves no allowance.
  chain.decide(hashes[0], dropped)
  await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(swap.state.swapping).toMatchObject({ status: 'ended', isAllowed: false })
  expect(chain.questions).toHaveLength(2)
  swap.start()
  expect(swap.state.removal.status).toBe('idle')
})

test.each([true, false])(
  'behavior: what is left when the order ends, closed: %s',
  async (isClosed) => {
    service.use(
      http.post(`${serviceUrl}/v1/convert/orders`, () =>
        HttpResponse.json({ code: 'ORDER_REFUSED' }, { status: 422 }),
      ),
    )
    const test = await reviewSwap(service, { road: () => 'order', isAllowed: () => false })
    const { swap, chain, asked } = test
    const promise = swap.swap()
    promise.catch(() => undefined)
    await asked(1)
    chain.questions[0]?.approve()
    chain.decide(hashes[0], confirmed(hashes[0]))
    await asked(2)
    chain.questions[1]?.approve()
    const isRefused = { status: 'pending', order: { isRefused: true } }
    await vi.waitFor(() => expect(swap.state.swapping).toMatchObject(isRefused), 5000)
    if (isClosed) {
      const removal = swap.removeAllowance(opened(swap, hashes[1]))
      await asked(3)
      chain.questions[2]?.approve()
      chain.decide(hashes[2], confirmed(hashes[2]))
      await removal
    }
    chain.decide(hashes[1], { status: 'dropped', hash: hashes[1] })
    await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
    expect(swap.state.swapping).toMatchObject({ status: 'ended', isAllowed: !isClosed })
  },
)

test.each<[string, (chain: Awaited<ReturnType<typeof order>>['chain']) => void, string]>([
  ['declined', (chain) => chain.questions[1]?.reject(declined), 'REQUEST_USER_REJECTED'],
  [
    'reverted',
    (chain) => {
      chain.questions[1]?.approve()
      chain.decide(hashes[1], { status: 'failed', hash: hashes[1], reason: 'out of gas' })
    },
    'TRANSACTION_FAILED',
  ],
])('error: where it is %s, the order can still be filled', async (_, end, code) => {
  const { swap, chain, asked } = await order()
  const removal = swap.removeAllowance(opened(swap))
  removal.catch(() => undefined)
  await asked(2)
  end(chain)
  await expect(removal).rejects.toMatchObject({ code })
  expect(swap.state.removal.status).toBe('idle')
  expect(swap.state.swapping).toMatchObject({ stage: 'network', order: { isRefused: true } })
  expect(opened(swap).isClosed).toBeUndefined()
  const again = swap.removeAllowance(opened(swap))
  await asked(3)
  chain.questions[2]?.approve()
  chain.decide(hashes[2], confirmed(hashes[2]))
  await again
  expect(opened(swap).isClosed).toBe(true)
})

test('behavior: an allowance that is gone already is not asked for', async () => {
  const { swap, chain } = await order({ readAllowance: async () => 0n })
  await swap.removeAllowance(opened(swap))
  expect(chain.questions).toHaveLength(1)
  expect(swap.state.removal.status).toBe('idle')
  expect(swap.state.swapping).toMatchObject({ order: { isClosed: true } })
})

test('behavior: an order that is filled meanwhile is done', async () => {
  const { swap, chain, asked, promise } = await order()
  const removal = swap.removeAllowance(opened(swap))
  await asked(2)
  chain.decide(hashes[0], { ...confirmed(hashes[3]), received: 10_000_000n })
  await expect(promise).resolves.toEqual({ hash: hashes[3] })
  expect(swap.state.swapping).toMatchObject({ status: 'success' })
  expect(swap.state.removal).toMatchObject({ stage: 'wallet' })
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  await removal
  expect(swap.pendingSwaps).toMatchObject([
    { type: 'allowance', status: 'confirmed' },
    { type: 'exchange', status: 'confirmed' },
  ])
})

test('behavior: the next visit can take it back, too', async () => {
  const { swap, chain, asked, runtime } = await order()
  swap.destroy()
  const next = createSwap(runtime)
  const removal = next.removeAllowance(opened(next))
  await asked(2)
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  await removal
  expect(next.state.removal.status).toBe('success')
  expect(next.state.swapping.status).toBe('idle')
  expect(opened(next)).toMatchObject({ status: 'pending', isClosed: true })
  next.destroy()
})

test('behavior: nothing is asked for an order of which no spender is known', async () => {
  const { swap, chain } = await order()
  const { spender: _, ...old } = opened(swap)
  await swap.removeAllowance(old)
  expect(chain.questions).toHaveLength(1)
})

test('behavior: another allowance for its spender opens it again', async () => {
  let isAllowed = true
  const { swap, chain, asked } = await order({ isAllowed: () => isAllowed })
  const removal = swap.removeAllowance(opened(swap))
  await asked(2)
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  await removal
  isAllowed = false
  swap.start()
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(4n * 10n ** 18n)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  await swap.prepare()
  swap.swap().catch(() => undefined)
  await asked(3)
  expect(opened(swap).isClosed).toBe(true)
  chain.questions[2]?.approve()
  chain.decide(hashes[2], confirmed(hashes[2]))
  await asked(4)
  expect(opened(swap).isClosed).toBe(false)
})
