import { expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { baseId } from '../../../test/networks.ts'
import { reviewAnother } from '../../../test/reviewAnother.ts'
import { reviewSwap } from '../../../test/reviewSwap.ts'
import { startSwapApi } from '../../../test/startSwapApi.ts'
import { watchRejections } from '../../../test/watchRejections.ts'

const service = startSwapApi()

type Reviewed = Awaited<ReturnType<typeof reviewSwap>>
const [ten, four] = [10n * 10n ** 18n, 4n * 10n ** 18n]
const hashes = ['1', '2'].map((at) => `0x${at.padStart(64, '0')}`) as [string, string]
const confirmed = (hash: string) => ({ status: 'confirmed', hash, received: 10_000_000n }) as const
const failed = { status: 'failed', hash: hashes[0], reason: 'paused' } as const
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'eth_sendTransaction', wallet: 'Wallet A' },
})

/** Swaps, and has the network take it. */
async function send(test: Reviewed) {
  const { swap, chain, asked } = test
  const promise = swap.swap()
  promise.catch(() => undefined)
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  return { promise }
}

test('error: PAYMENT_EXPIRED where nothing is shown', async () => {
  const { swap, chain } = await createTestSwap()
  await expect(swap.swap()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
})

test('error: PAYMENT_EXPIRED where a worse price is not accepted', async () => {
  let amount = 10_000_000n
  const { swap, chain, asked } = await reviewSwap(service, { offers: () => amount })
  amount = 9_500_000n
  await swap.prepare()
  expect(swap.state.preparing).toMatchObject({ before: { minReceived: 9_900_000n } })
  await expect(swap.swap()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect(chain.questions).toEqual([])
  swap.acceptChange()
  swap.swap().catch(() => undefined)
  await asked(1)
})

/** An exchange that brings so much less than is paid, in basis points. */
const losing = (bps: bigint) => reviewSwap(service, { offers: () => 1000n * (10_000n - bps) })

test.each([
  [1000n, 10],
  [1051n, 11],
])(
  'error: SWAP_VALUE_LOST for a loss of %i basis points, until it is confirmed',
  async (bps, percent) => {
    const { swap, chain, asked } = await losing(bps)
    const lost = { code: 'SWAP_VALUE_LOST', context: { percent } }
    await expect(swap.swap()).rejects.toMatchObject(lost)
    expect(swap.confirmLoss('9')).toBe(false)
    await expect(swap.swap()).rejects.toMatchObject(lost)
    expect(chain.questions).toEqual([])
    expect(swap.confirmLoss('10')).toBe(true)
    swap.swap().catch(() => undefined)
    await asked(1)
  },
)

test.each([2500n, 6000n])(
  'error: SWAP_VALUE_LOST for a loss of %i, whatever is typed',
  async (bps) => {
    const { swap, chain } = await losing(bps)
    expect(swap.confirmLoss('10')).toBe(false)
    const percent = Number(bps) / 100
    const lost = { code: 'SWAP_VALUE_LOST', context: { percent } }
    await expect(swap.swap()).rejects.toMatchObject(lost)
    expect(chain.questions).toEqual([])
  },
)

test('behavior: a loss that is only warned of is no reason to stop', async () => {
  const { swap, asked } = await losing(950n)
  expect(swap.state.preparing).toMatchObject({ loss: { level: 'warn' } })
  swap.swap().catch(() => undefined)
  await asked(1)
})

test('error: SWAP_VALUE_LOST without a number where no price is known', async () => {
  const { price: _, ...unpriced } = held.DAI
  let offered = 10_000_000n
  const test = await reviewSwap(service, {
    offers: () => offered,
    trade(amount) {
      // The rate of less is not known either.
      offered = 0n
      return amount
    },
  })
  const { swap, chain } = test
  offered = 10_000_000n
  await reviewAnother(test, { amount: four, source: unpriced as typeof held.DAI })
  expect(swap.state.preparing).toMatchObject({ loss: { bps: undefined, level: 'confirm' } })
  const lost = { code: 'SWAP_VALUE_LOST', context: { percent: undefined } }
  await expect(swap.swap()).rejects.toMatchObject(lost)
  expect(chain.questions).toEqual([])
})

test('behavior: declined, the same one is reviewed again before it is asked for', async () => {
  const { swap, chain, asked } = await reviewSwap(service)
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.reject(declined)
  await expect(promise).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(swap.state.preparing).toEqual({ status: 'idle' })
  await expect(swap.swap()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  await swap.prepare()
  swap.swap().catch(() => undefined)
  await asked(2)
})

test('behavior: a failure that no code looks at is not reported as an accident', async () => {
  const rejections = watchRejections()
  const { swap, chain, asked } = await reviewSwap(service)
  void swap.swap()
  await asked(1)
  chain.questions[0]?.reject(declined)
  await vi.waitFor(() => expect(swap.state.swapping.status).toBe('error'), 5000)
  expect(await rejections()).toEqual([])
})

test('behavior: while the wallet is asked, another swap waits for its answer', async () => {
  const test = await reviewSwap(service)
  const { swap, chain, asked } = test
  const promise = swap.swap()
  await asked(1)
  await reviewAnother(test, { amount: four })
  const next = swap.swap()
  await vi.advanceTimersByTimeAsync(1000)
  expect(chain.questions).toHaveLength(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], confirmed(hashes[0]))
  expect(await Promise.all([promise, next])).toEqual([{ hash: hashes[0] }, { hash: hashes[0] }])
  // The other one is still under review.
  swap.swap().catch(() => undefined)
  await asked(2)
  expect(chain.questions[1]?.payload.parts).toMatchObject([{ amount: four }])
})

test('behavior: while an allowance is with the network, another swap waits for the rest', async () => {
  const test = await reviewSwap(service, { isAllowed: () => false })
  const { swap, chain, asked } = test
  const { promise } = await send(test)
  await reviewAnother(test, { amount: four })
  const next = swap.swap()
  await vi.advanceTimersByTimeAsync(1000)
  expect(chain.questions).toHaveLength(1)
  chain.decide(hashes[0], { status: 'confirmed', hash: hashes[0] })
  await asked(2)
  expect(chain.questions[1]?.payload.parts).toMatchObject([{ amount: ten }])
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1]))
  expect(await Promise.all([promise, next])).toEqual([{ hash: hashes[1] }, { hash: hashes[1] }])
})

test('behavior: one that failed takes another under review along only if it is the same', async () => {
  const test = await reviewSwap(service)
  const { promise } = await send(test)
  await reviewAnother(test, { amount: four })
  test.chain.decide(hashes[0], failed)
  await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(test.swap.state.preparing).toMatchObject({ status: 'success' })
  test.swap.swap().catch(() => undefined)
  await test.asked(2)

  const again = await reviewSwap(service)
  const same = await send(again)
  await reviewAnother(again, { amount: ten })
  again.chain.decide(hashes[0], failed)
  await expect(same.promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(again.swap.state.preparing).toEqual({ status: 'idle' })
  await expect(again.swap.swap()).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
})

test.each<[string, (test: Reviewed) => void]>([
  ['another amount', ({ swap }) => swap.setAmount(four)],
  [
    'another token',
    ({ swap }) => {
      swap.setSourceToken(held.WETH)
      swap.setAmount(ten)
    },
  ],
  [
    'the token of another network',
    ({ swap }) => {
      swap.setSourceToken({ ...held.DAI, chainId: baseId })
      swap.setAmount(ten)
    },
  ],
])('behavior: a form that has %s by then is kept', async (_, change) => {
  const test = await reviewSwap(service)
  const { promise } = await send(test)
  change(test)
  const { sourceToken, sourceTokenAmount } = test.swap.state
  test.chain.decide(hashes[0], confirmed(hashes[0]))
  await expect(promise).resolves.toEqual({ hash: hashes[0] })
  expect(test.swap.state).toMatchObject({ sourceToken, sourceTokenAmount })
})

test('behavior: a form that is empty by then stays so', async () => {
  const test = await reviewSwap(service)
  const { promise } = await send(test)
  test.swap.setSourceToken(undefined)
  test.chain.decide(hashes[0], confirmed(hashes[0]))
  await expect(promise).resolves.toEqual({ hash: hashes[0] })
})

test('behavior: after one that is done, the next one is asked for', async () => {
  const test = await reviewSwap(service)
  const { promise } = await send(test)
  test.chain.decide(hashes[0], confirmed(hashes[0]))
  await promise
  await reviewAnother(test, { amount: four })
  test.swap.swap().catch(() => undefined)
  await test.asked(2)
})

test.each([
  ['SWAP_ERROR', true, failed, 'paused'],
  ['SWAP_ERROR', true, { status: 'altered', hash: hashes[0] }, 'altered'],
  ['SWAP_APPROVAL_ERROR', false, failed, 'paused'],
  ['SWAP_APPROVAL_ERROR', false, { status: 'replaced', hash: hashes[0] }, 'replaced'],
] as const)('behavior: %s says why, allowed: %s', async (name, isAllowed, outcome, message) => {
  const events: CleatEvent[] = []
  const onEvent = (event: CleatEvent) => void events.push(event)
  const test = await reviewSwap(service, { isAllowed: () => isAllowed, options: { onEvent } })
  const { promise } = await send(test)
  test.chain.decide(hashes[0], outcome)
  await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  const errors = events.filter(({ event }) => /^SWAP_.*ERROR$/.test(event))
  const properties = { swapFromToken: 'DAI', swapFromAmount: '10', message }
  expect(errors).toMatchObject([{ event: name, properties }])
})
