import { HttpResponse, http } from 'msw'
import { subscribe } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import type { SentSwapStep } from '../../../contract/swaps/sentSwapStep.ts'
import { type createFakeSwaps, orderMs } from '../../../test/createFakeSwaps.ts'
import { trader } from '../../../test/createTestSwap.ts'
import { mainnetId } from '../../../test/networks.ts'
import { reviewAnother } from '../../../test/reviewAnother.ts'
import { reviewSwap } from '../../../test/reviewSwap.ts'
import { json, serviceUrl } from '../../../test/startFakeApi.ts'
import { startSwapApi } from '../../../test/startSwapApi.ts'
import { createSwap } from '../createSwap.ts'

const service = startSwapApi()

const million = 1_000_000n
const hashes = ['1', '2', '3'].map((at) => `0x${at.padStart(64, '0')}`) as [string, string, string]
const review = (parts: createFakeSwaps.Parameters = {}) => reviewSwap(service, parts)
const confirmed = (hash: string) =>
  ({ status: 'confirmed', hash, received: 10n * million }) as const

/** The source of orders: how it answers what is handed in, and what it got. */
function takeOrders(answers: readonly (() => Response)[]) {
  const bodies: unknown[] = []
  service.use(
    http.post(`${serviceUrl}/v1/convert/orders`, async ({ request }) => {
      bodies.push(await request.json())
      return (answers[bodies.length - 1] ?? HttpResponse.error)()
    }),
  )
  return bodies
}

const taken = () => json({ orderId: hashes[0] })
const refused = () => HttpResponse.json({ code: 'ORDER_REFUSED' }, { status: 422 })

test('default: an order is handed in, and done once the chain says so', async () => {
  const bodies = takeOrders([taken])
  const news: unknown[] = []
  service.use(
    http.get(`${serviceUrl}/v1/convert/orders/:id`, ({ request, params }) => {
      const { searchParams } = new URL(request.url)
      news.push([params.id, searchParams.get('chainId'), searchParams.get('source')])
      return json({ orderId: hashes[0], status: 'filled', txHash: hashes[1] })
    }),
  )
  let fetchOrder: (() => Promise<unknown>) | undefined
  const { swap, chain, asked } = await review({
    road: () => 'order',
    follow: (parameters) => {
      ;({ fetchOrder } = parameters)
      return new Promise((resolve) => {
        onDecision = () => resolve(confirmed(hashes[1]))
      })
    },
  })
  let onDecision: () => void = () => undefined
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(fetchOrder).toBeDefined(), 5000)
  expect(bodies).toEqual([
    {
      ...{ chainId: mainnetId, source: 'cow', userAddress: `${mainnetId}:${trader}` },
      ...{ message: { sellAmount: '1' }, signature: '0x12' },
    },
  ])
  expect(await fetchOrder?.()).toEqual({ status: 'filled', hash: hashes[1] })
  expect(news).toEqual([[hashes[0], mainnetId, 'cow']])
  // The source's word alone ends nothing.
  expect(swap.state.swapping).toMatchObject({ status: 'pending', stage: 'network', type: 'sign' })
  expect(swap.pendingSwaps).toMatchObject([{ status: 'pending', trackingData: { source: 'cow' } }])
  onDecision()
  await expect(promise).resolves.toEqual({ hash: hashes[1] })
})

/** An order that is signed and handed in. */
async function order(answers: readonly (() => Response)[], parts: createFakeSwaps.Parameters = {}) {
  const bodies = takeOrders(answers)
  const test = await review({ road: () => 'order', ...parts })
  const { swap, chain, asked } = test
  const promise = swap.swap()
  promise.catch(() => undefined)
  await asked(1)
  const signedAt = Date.now()
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(bodies.length).toBeGreaterThan(0), 5000)
  const isRefused = () =>
    vi.waitFor(
      () => expect(swap.state.swapping).toMatchObject({ order: { isRefused: true } }),
      5000,
    )
  return { ...test, promise, isRefused, expiresAt: signedAt + orderMs }
}

test('behavior: an order that its source refuses can still be filled', async () => {
  const { swap, chain, promise, isRefused, expiresAt } = await order([refused])
  await isRefused()
  const { swapping } = swap.state
  expect(swapping).toMatchObject({ status: 'pending', stage: 'network', type: 'sign' })
  const [entry] = swap.pendingSwaps
  expect(entry).toMatchObject({ status: 'pending', type: 'exchange' })
  expect(Math.abs((entry?.expiresAt ?? 0) - expiresAt)).toBeLessThan(1000)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(swap.state.swapping).toMatchObject({ status: 'pending', order: { isRefused: true } })
  chain.decide(hashes[0], confirmed(hashes[1]))
  await expect(promise).resolves.toEqual({ hash: hashes[1] })
  expect(swap.state.swapping).toMatchObject({
    ...{ status: 'success', outcome: { received: 10n * million } },
  })
  expect(swap.pendingSwaps).toMatchObject([{ status: 'confirmed', hash: hashes[1] }])
})

test('behavior: a refused order is over once the chain says so', async () => {
  const { swap, chain, promise, isRefused } = await order([refused])
  await isRefused()
  chain.decide(hashes[0], { status: 'dropped', hash: hashes[0] })
  await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(swap.state.swapping).toMatchObject({ status: 'ended', outcome: { status: 'dropped' } })
  expect(swap.pendingSwaps).toMatchObject([{ status: 'dropped' }])
})

test.each(['cancelled', 'expired'] as const)(
  'behavior: an order that its source calls %s can still be filled',
  async (status) => {
    service.use(
      http.get(`${serviceUrl}/v1/convert/orders/:id`, () => json({ orderId: hashes[0], status })),
    )
    let ask: (() => Promise<unknown>) | undefined
    const { swap, isRefused } = await order([taken], {
      follow({ fetchOrder }) {
        ask = fetchOrder
        return new Promise(() => undefined)
      },
    })
    await vi.waitFor(() => expect(ask).toBeDefined(), 5000)
    expect(swap.state.swapping).toMatchObject({ order: { isRefused: false } })
    await ask?.()
    await isRefused()
    expect(swap.pendingSwaps).toMatchObject([{ status: 'pending' }])
  },
)

test('behavior: a refused order is followed in the next visit', async () => {
  const { swap, chain, runtime, isRefused } = await order([refused])
  await isRefused()
  swap.destroy()
  const next = createSwap(runtime)
  expect(next.pendingSwaps).toMatchObject([{ status: 'pending', expiresAt: expect.any(Number) }])
  chain.decide(hashes[0], confirmed(hashes[1]))
  await vi.waitFor(() => expect(next.pendingSwaps).toMatchObject([{ status: 'confirmed' }]), 5000)
  next.destroy()
})

test.each([
  ['does not answer', [], 4],
  ['fails first, and then has it already', [() => HttpResponse.error(), refused], 2],
] as const)('behavior: where its source %s, the chain decides', async (_, answers, tries) => {
  const bodies = takeOrders(answers)
  const { swap, chain, asked } = await review({ road: () => 'order' })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(bodies).not.toHaveLength(0), 5000)
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(bodies).toHaveLength(tries), 5000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(swap.state.swapping).toMatchObject({ order: { isRefused: false } })
  chain.decide(hashes[0], confirmed(hashes[1]))
  await expect(promise).resolves.toEqual({ hash: hashes[1] })
  expect(bodies).toHaveLength(tries)
})

test('behavior: what tells later what came of it is stored, and the source of an order', async () => {
  const stored = async (sent: SentSwapStep, parts: createFakeSwaps.Parameters = {}) => {
    takeOrders([taken])
    const { swap } = await review({ send: async () => sent, ...parts })
    swap.swap().catch(() => undefined)
    await vi.waitFor(() => expect(swap.pendingSwaps).toHaveLength(1), 5000)
    swap.destroy()
    return swap.pendingSwaps[0]?.trackingData
  }
  const [hash] = hashes
  expect(await stored({ hash })).toBeUndefined()
  expect(await stored({ hash, trackingData: { nonce: '0x7' } })).toEqual({ nonce: '0x7' })
  const order = { message: {}, signature: '0x12', expiresAt: Date.now() + orderMs }
  const signed = { hash, order, trackingData: { asked: '0x1' } }
  expect(await stored(signed, { road: () => 'order' })).toEqual({ asked: '0x1', source: 'cow' })
})

test('behavior: after an allowance, nothing is done yet', async () => {
  const { swap, chain, asked } = await review({ isAllowed: () => false })
  const seen = new Set<string>()
  subscribe(swap.state, () => void seen.add(swap.state.swapping.status), true)
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], { status: 'confirmed', hash: hashes[0] })
  await asked(2)
  expect([...seen]).toEqual(['pending'])
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  await promise
  expect(swap.state.swapping.status).toBe('success')
})

test('behavior: a page that is left does not say that it takes long', async () => {
  const { swap, chain, asked } = await review({ follow: () => new Promise(() => undefined) })
  swap.swap().catch(() => undefined)
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  swap.destroy()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(swap.state.swapping).toMatchObject({ isSlow: false })
})

/** Asks for another exchange while the first one is with the network. */
async function swapNext({ swap }: Awaited<ReturnType<typeof order>>, amount: bigint) {
  await reviewAnother({ swap }, { amount })
  const next = swap.swap()
  next.catch(() => undefined)
  return { next }
}

test('behavior: while an order waits, another swap is asked for, and the same one is not', async () => {
  const test = await order([refused, taken])
  const { swap, chain, promise, asked, isRefused } = test
  await isRefused()
  const { next: same } = await swapNext(test, 10n * 10n ** 18n)
  await vi.advanceTimersByTimeAsync(1000)
  expect(chain.questions).toHaveLength(1)
  const { next } = await swapNext(test, 4n * 10n ** 18n)
  await asked(2)
  expect(swap.state.swapping).toMatchObject({
    stage: 'wallet',
    prepared: { swap: { amount: 4n * 10n ** 18n } },
  })
  // The first one ends in the background, and takes nothing from the second.
  chain.decide(hashes[0], { status: 'dropped', hash: hashes[0] })
  await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  await expect(same).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(swap.state.swapping).toMatchObject({ stage: 'wallet' })
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  await expect(next).resolves.toEqual({ hash: hashes[1] })
})
