import type { OrderNews, PreparedSwap, SentSwapStep, SwapOutcome } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { expect } from 'vitest'
import { withQuickClock } from '../transfers/withQuickClock.ts'
import type { OrderBookUnderTest, SwapIntent, SwapPage, SwapSuite } from './swapSuite.ts'
import { writeOrderOffer } from './writeOrderOffer.ts'

const whole = 10n ** 18n
const intent = { from: 'DAI', to: 'USDC', amount: 10n * whole } as const

/** Orders that are signed, and that others fill. */
export function testOrders({ check }: SwapSuite, book: OrderBookUnderTest): void {
  check('an order, after the token is allowed, to what the chain shows', async (page) => {
    const { swaps, exchange } = page
    const prepared = await prepare(page, intent)
    const { settlement, relayer } = exchange.published
    expect(prepared).toMatchObject({
      ...{ kind: 'order', trial: 'none', expected: 9_969_900n, minReceived: 9_870_201n },
      ...{ router: settlement.toLowerCase(), spender: relayer.toLowerCase() },
      notes: [{ type: 'order' }],
    })
    expect(prepared.steps.map(({ type }) => type)).toEqual(['approve', 'sign'])
    const before = await page.balance('USDC')
    const sent = await sign(page, prepared)
    const { promptCount } = page.wallet
    const posted = await post(page, book, sent)
    // It is its name on the chain, too.
    expect(posted).toBe(sent.hash)
    const outcome = follow(page, book, { prepared, sent })
    await book.fill(sent.hash)
    expect(await outcome).toMatchObject({ status: 'confirmed', received: 9_969_900n })
    expect((await page.balance('USDC')) - before).toBe(9_969_900n)
    expect(page.wallet.promptCount).toBe(promptCount)
    const spender = relayer
    expect(await swaps.readAllowance({ swap: prepared.swap, spender })).toBe(0n)
  })

  check('an order for coins', async (page) => {
    const prepared = await prepare(page, { from: 'USDC', to: 'coin', amount: 100_000_000n })
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    await book.fill(sent.hash)
    expect(await follow(page, book, { prepared, sent })).toMatchObject({
      ...{ status: 'confirmed', received: prepared.expected },
    })
  })

  check('an order at its limit, and none below it', async (page) => {
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    const most = prepared.expected - prepared.minReceived
    await expect(book.fill(sent.hash, most + 1n)).rejects.toThrow()
    await book.fill(sent.hash, most)
    expect(await follow(page, book, { prepared, sent })).toMatchObject({
      ...{ status: 'confirmed', received: prepared.minReceived },
    })
  })

  check('what the source says is no proof that an order was filled', async (page) => {
    const { chain, payer } = page
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    book.say(sent.hash, 'fulfilled')
    const other = await chain.client.sendTransaction({
      ...{ account: payer, to: payer, chain: null },
    })
    await chain.client.mine({ blocks: 1 })
    const [outcome, isOver] = watch(follow(page, book, { prepared, sent, hint: other }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isOver()).toBe(false)
    await book.fill(sent.hash)
    expect(await outcome).toMatchObject({ status: 'confirmed', received: 9_969_900n })
  })

  check('an order that nobody fills ends with its time', async (page) => {
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    const outcome = follow(page, book, { prepared, sent })
    await endAt(page, sent, 1)
    expect(await outcome).toEqual({ status: 'dropped', hash: sent.hash })
    await expect(book.fill(sent.hash)).rejects.toThrow()
  })

  check('an order that its source has cancelled, and fills', async (page) => {
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    book.say(sent.hash, 'cancelled')
    const [outcome, isOver] = watch(follow(page, book, { prepared, sent }))
    // So many looks, at some milliseconds each.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isOver()).toBe(false)
    await book.fill(sent.hash)
    expect(await outcome).toMatchObject({ status: 'confirmed', received: 9_969_900n })
  })

  check('an order that its source has cancelled ends with its time', async (page) => {
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    book.say(sent.hash, 'cancelled')
    const [outcome, isOver] = watch(follow(page, book, { prepared, sent }))
    await endAt(page, sent, 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(isOver()).toBe(false)
    await endAt(page, sent, 1)
    expect(await outcome).toEqual({ status: 'dropped', hash: sent.hash })
  })

  check('an order whose source is silent is found on the chain', async (page) => {
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    await post(page, book, sent)
    const hash = await book.fill(sent.hash)
    const { swap, minReceived } = prepared
    const { signal } = new AbortController()
    expect(
      await page.swaps.follow({ ...sent, swap, minReceived, isExchange: true, signal }),
    ).toEqual({ status: 'confirmed', hash, received: 9_969_900n })
  })

  check('an order that its source refuses, and fills', async (page) => {
    const prepared = await prepare(page, intent)
    const sent = await sign(page, prepared)
    book.lie(true)
    try {
      expect(await post(page, book, sent)).toMatchObject({ errorType: expect.any(String) })
      const [outcome, isOver] = watch(follow(page, book, { prepared, sent }))
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(isOver()).toBe(false)
      const hash = await book.fill(sent.hash)
      expect(await outcome).toEqual({ status: 'confirmed', hash, received: 9_969_900n })
    } finally {
      book.lie(false)
    }
  })

  check('an order without its allowance, or signed by another key, goes nowhere', async (page) => {
    const { swaps, policy, wallet } = page
    const prepared = await prepare(page, intent)
    const checking = swaps.check({ prepared, step: 1, policy })
    expect(await fieldOf(checking)).toBe('allowance')
    wallet.program('eth_signTypedData_v4', async () => `0x${'11'.repeat(64)}1b`)
    expect(await fieldOf(swaps.send({ prepared, step: 1, policy }))).toBe('signature')
  })

  check('an order that was changed is refused, however', async (page) => {
    const { swaps, policy, wallet, payer: from } = page
    const prepared = await prepare(page, intent)
    const { promptCount } = wallet
    const named = await Promise.all(
      rows.map(async ([what, , change]) => {
        const [, { payload: seen } = {}] = prepared.steps
        const { typedData } = seen as { typedData: TypedOrder }
        const payload = { from, typedData: change(typedData) }
        const steps = [...prepared.steps.slice(0, 1), { type: 'sign', payload } as const]
        const sending = swaps.send({ prepared: { ...prepared, steps }, step: 1, policy })
        return [what, await fieldOf(sending)]
      }),
    )
    expect(named).toEqual(rows.map(([what, field]) => [what, field]))
    expect(wallet.promptCount).toBe(promptCount)
  })
}

async function prepare(page: SwapPage, wish: SwapIntent): Promise<PreparedSwap> {
  const { swaps, policy } = page
  const swap = page.toSwap(wish)
  const offer = await writeOrderOffer(page, { swap })
  return swaps.prepare({
    ...{ swap, offer, policy, signal: new AbortController().signal },
    canBatch: () => page.canBatch(swap),
  })
}

/** Confirms the allowance, and signs the order. */
async function sign(page: SwapPage, prepared: PreparedSwap): Promise<SentSwapStep> {
  const { swaps, policy, network, chain } = page
  const sent: SentSwapStep[] = []
  for (const [step, { payload }] of prepared.steps.entries()) {
    await swaps.decode({ payload, network, policy })
    await swaps.check({ prepared, step, policy })
    sent.push(await swaps.send({ prepared, step, policy }))
    await chain.client.mine({ blocks: 1 })
  }
  return sent.at(-1) as SentSwapStep
}

/** Hands an order in, as CoW Protocol's order book takes it. */
async function post(
  page: SwapPage,
  book: OrderBookUnderTest,
  { order }: SentSwapStep,
): Promise<unknown> {
  const { message, signature } = order ?? {}
  const body = { ...(message as object), from: page.payer, signature, signingScheme: 'eip712' }
  return (await book.ask('/mainnet/api/v1/orders', body)).body
}

/** What is asked for, and whether it is there. */
function watch(outcome: Promise<SwapOutcome>): [Promise<SwapOutcome>, () => boolean] {
  let isOver = false
  const watched = outcome.finally(() => {
    isOver = true
  })
  return [watched, () => isOver]
}

/** Mines a block so many seconds after the last one that can fill an order. */
async function endAt({ chain }: SwapPage, sent: SentSwapStep, seconds: number): Promise<void> {
  const { expiresAt = 0 } = sent.order ?? {}
  await chain.client.setNextBlockTimestamp({ timestamp: BigInt(expiresAt / 1000 + seconds) })
  await chain.client.mine({ blocks: 1 })
}

const statuses: Readonly<Record<string, OrderNews['status']>> = {
  ...{ open: 'open', fulfilled: 'filled', cancelled: 'cancelled', expired: 'expired' },
}

/** @param parameters.hint - the transaction that the source names */
async function follow(
  { swaps }: SwapPage,
  book: OrderBookUnderTest,
  parameters: { prepared: PreparedSwap; sent: SentSwapStep; hint?: string },
): Promise<SwapOutcome> {
  const { prepared, sent, hint } = parameters
  const { swap, minReceived } = prepared
  const { hash, trackingData } = sent
  return withQuickClock(() =>
    swaps.follow({
      ...{ hash, trackingData, swap, minReceived, isExchange: true },
      async fetchOrder() {
        const { body } = await book.ask(`/mainnet/api/v1/orders/${hash}`)
        const { status } = body as { status: string }
        return { status: statuses[status] ?? 'open', hash: hint }
      },
      signal: new AbortController().signal,
    }),
  )
}

type TypedOrder = {
  readonly domain: object
  readonly types: object
  readonly message: object
}
type Row = readonly [what: string, field: string, change: (order: TypedOrder) => unknown]

const stranger = '0x1111111111111111111111111111111111111111'
const inDomain = (facts: object) => (order: TypedOrder) => ({
  ...order,
  domain: { ...order.domain, ...facts },
})
const inMessage = (facts: object) => (order: TypedOrder) => ({
  ...order,
  message: { ...order.message, ...facts },
})

const rows: readonly Row[] = [
  ['another contract', 'router', inDomain({ verifyingContract: stranger })],
  ['another chain', 'chain', inDomain({ chainId: 10 })],
  ['another name', 'domain', inDomain({ name: 'Other' })],
  ['another version', 'domain', inDomain({ version: 'v1' })],
  ['another receiver', 'to', inMessage({ receiver: stranger })],
  ['another token to sell', 'token', inMessage({ sellToken: stranger })],
  ['another token to buy', 'target', inMessage({ buyToken: stranger })],
  ['more to sell', 'amount', inMessage({ sellAmount: String(11n * whole) })],
  ['less to buy', 'minimum', inMessage({ buyAmount: '9870200' })],
  ['nothing to buy', 'floor', inMessage({ buyAmount: '0' })],
  ['for longer', 'deadline', inMessage({ validTo: 2 ** 32 - 1 })],
  ['a fee', 'fee', inMessage({ feeAmount: '1' })],
  ['another kind', 'kind', inMessage({ kind: 'buy' })],
  ['in parts', 'partiallyFillable', inMessage({ partiallyFillable: true })],
  ['from a vault', 'sellTokenBalance', inMessage({ sellTokenBalance: 'external' })],
  ['into a vault', 'buyTokenBalance', inMessage({ buyTokenBalance: 'internal' })],
  ['with more said', 'appData', inMessage({ appData: `0x${'12'.repeat(32)}` })],
  ['one more field', 'data', inMessage({ hook: '0x' })],
  ['another type', 'types', (order) => ({ ...order, types: { ...order.types, Mail: [] } })],
]

/** The field that an error names. */
async function fieldOf(asking: Promise<unknown>): Promise<string> {
  try {
    return `done: ${JSON.stringify(await asking)}`
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    if (isCleatError(error, 'SWAP_ROUTER_UNKNOWN')) return 'router'
    return isCleatError(error, 'SWAP_FLOOR_MISSING') ? 'floor' : String(error)
  }
}
