import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createFakeSwaps } from '../../../test/createFakeSwaps.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestSwap, held } from '../../../test/createTestSwap.ts'
import { mainnetId } from '../../../test/networks.ts'
import { offerQuotes } from '../../../test/offerQuotes.ts'
import { startFakeApi } from '../../../test/startFakeApi.ts'
import { watchRejections } from '../../../test/watchRejections.ts'

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
const hashes = ['1', '2', '3'].map((at) => `0x${at.padStart(64, '0')}`) as [string, string, string]

/** An exchange of ten DAI, under review in the modal. */
async function review(parameters: createFakeSwaps.Parameters = {}) {
  let amount = 10n * million
  offerQuotes(service, () => [{ id: 'pools', amount, of: ten }])
  const chain = createFakeSwaps(parameters)
  const test = await createTestSwap({ chain })
  const { swap, kit } = test
  swap.setSourceToken(held.DAI)
  swap.setToToken(held.USDC)
  swap.setAmount(ten)
  await vi.waitFor(() => expect(swap.state.quote?.status).toBe('success'), 5000)
  kit.controllers.router.reset({ name: 'SwapPreview' })
  kit.controllers.modal.open({})
  await swap.prepare()
  const asked = (count: number) =>
    vi.waitFor(() => expect(chain.questions).toHaveLength(count), { timeout: 5000 })
  const setOffer = (next: bigint) => {
    amount = next
  }
  return { ...test, asked, setOffer }
}

const confirmed = (hash: string, received?: bigint) =>
  ({ status: 'confirmed', hash, ...(received !== undefined && { received }) }) as const

test('default', async () => {
  const { swap, chain, asked, events } = await review()
  const promise = swap.swap()
  await asked(1)
  expect(swap.state.swapping).toMatchObject({ status: 'pending', stage: 'wallet', type: 'swap' })
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  expect(swap.pendingSwaps).toMatchObject([
    {
      ...{ hash: hashes[0], type: 'exchange', status: 'pending', caipNetworkId: mainnetId },
      source: { symbol: 'DAI', amount: '10' },
      target: { symbol: 'USDC', amount: '9.9' },
    },
  ])
  chain.decide(hashes[0], confirmed(hashes[0], 10n * million))
  await expect(promise).resolves.toEqual({ hash: hashes[0] })
  expect(swap.state.swapping).toMatchObject({
    ...{ status: 'success', outcome: { received: 10n * million } },
  })
  expect(swap.state).toMatchObject({ sourceTokenAmount: undefined, preparing: { status: 'idle' } })
  expect(swap.pendingSwaps).toMatchObject([{ status: 'confirmed' }])
  expect(events.filter((name) => name.includes('SWAP'))).toEqual(['INITIATE_SWAP', 'SWAP_SUCCESS'])
})

test('behavior: a double click swaps once', async () => {
  const { swap, chain, asked } = await review()
  const [one, other] = [swap.swap(), swap.swap()]
  await asked(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], confirmed(hashes[0], 10n * million))
  await expect(Promise.all([one, other])).resolves.toHaveLength(2)
  await expect(swap.swap()).resolves.toEqual({ hash: hashes[0] })
  expect(chain.questions).toHaveLength(1)
})

test('behavior: the allowance is confirmed before the exchange is asked for', async () => {
  const { swap, chain, asked } = await review({ isAllowed: () => false })
  const promise = swap.swap()
  await asked(1)
  expect(swap.state.swapping).toMatchObject({ stage: 'wallet', type: 'approve', step: 0 })
  chain.questions[0]?.approve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(chain.questions).toHaveLength(1)
  chain.decide(hashes[0], confirmed(hashes[0]))
  await asked(2)
  expect(swap.state.swapping).toMatchObject({ stage: 'wallet', type: 'swap', step: 1 })
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1], 10n * million))
  await expect(promise).resolves.toEqual({ hash: hashes[1] })
  expect(swap.pendingSwaps.map(({ type }) => type)).toEqual(['exchange', 'allowance'])
})

test('behavior: expired meanwhile, the exchange is prepared again and goes on at no worse a price', async () => {
  let isAllowed = false
  const { swap, chain, asked, setOffer } = await review({ isAllowed: () => isAllowed })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.advanceTimersByTimeAsync(50_000)
  isAllowed = true
  setOffer(11n * million)
  chain.decide(hashes[0], confirmed(hashes[0]))
  await asked(2)
  expect(chain.questions[1]?.payload.parts).toMatchObject([{ minReceived: 10_890_000n }])
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1], 11n * million))
  await expect(promise).resolves.toEqual({ hash: hashes[1] })
})

test('behavior: expired meanwhile at a worse price, it waits until that is accepted', async () => {
  let isAllowed = false
  const { swap, chain, asked, setOffer } = await review({ isAllowed: () => isAllowed })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.advanceTimersByTimeAsync(50_000)
  isAllowed = true
  setOffer(9_500_000n)
  chain.decide(hashes[0], confirmed(hashes[0]))
  await expect(promise).rejects.toMatchObject({
    ...{ code: 'SWAP_PRICE_MOVED', context: { minimum: '9.9', now: '9.5' } },
  })
  expect(swap.state.swapping.status).toBe('paused')
  expect(swap.state.preparing).toMatchObject({ before: { minReceived: 9_900_000n } })
  await expect(swap.swap()).rejects.toMatchObject({ code: 'SWAP_PRICE_MOVED' })
  swap.acceptChange()
  const again = swap.swap()
  await asked(2)
  expect(chain.questions[1]?.type).toBe('swap')
  chain.questions[1]?.approve()
  chain.decide(hashes[1], confirmed(hashes[1], 9_500_000n))
  await expect(again).resolves.toEqual({ hash: hashes[1] })
})

test('behavior: expired meanwhile and no longer offered, it ends and names the allowance', async () => {
  let isAllowed = false
  const { swap, chain, asked } = await review({ isAllowed: () => isAllowed })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.advanceTimersByTimeAsync(50_000)
  isAllowed = true
  offerQuotes(service, () => [])
  chain.decide(hashes[0], confirmed(hashes[0]))
  await expect(promise).rejects.toMatchObject({ code: 'SWAP_NO_ROUTE' })
  expect(swap.state.swapping).toMatchObject({
    ...{ status: 'error', isUnknown: false, isAllowed: true, error: { code: 'SWAP_NO_ROUTE' } },
  })
  expect(chain.questions).toHaveLength(1)
})

test('behavior: a wallet that cannot do the batch after all is asked for one step at a time', async () => {
  let canBatch = true
  const { swaps } = createFakeSwaps({ isAllowed: () => false })
  const { swap, chain, asked, events } = await review({
    async prepare(parameters) {
      const prepared = await swaps.prepare(parameters)
      const last = prepared.steps.at(-1)
      return canBatch && last ? { ...prepared, steps: [{ ...last, type: 'batch' }] } : prepared
    },
  })
  const promise = swap.swap()
  await asked(1)
  canBatch = false
  const context = { method: 'wallet_sendCalls', wallet: 'Wallet A' }
  chain.questions[0]?.reject(new CleatError('WALLET_METHOD_UNSUPPORTED', { context }))
  await asked(2)
  expect(swap.state.swapping).toMatchObject({ status: 'pending', type: 'approve', step: 0 })
  expect(events).not.toContain('SWAP_ERROR')
  chain.questions[1]?.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await expect(promise).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(swap.state.swapping).toMatchObject({ status: 'error', isAllowed: false })
})

test('behavior: a visitor who closed the modal is asked for nothing more', async () => {
  let isAllowed = false
  const { swap, chain, asked, kit } = await review({ isAllowed: () => isAllowed })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  kit.controllers.modal.close()
  isAllowed = true
  chain.decide(hashes[0], confirmed(hashes[0]))
  await expect(promise).rejects.toMatchObject({ code: 'SWAP_PRICE_MOVED' })
  expect(chain.questions).toHaveLength(1)
  expect(swap.state.swapping.status).toBe('paused')
  expect(swap.state.preparing).toMatchObject({ status: 'success', before: undefined })
})

test('behavior: declined in the wallet, nothing was sent', async () => {
  const { swap, chain, asked } = await review()
  const promise = swap.swap()
  await asked(1)
  const context = { method: 'eth_sendTransaction', wallet: 'Wallet A' }
  chain.questions[0]?.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await expect(promise).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(swap.state.swapping).toMatchObject({ status: 'error', isUnknown: false, isAllowed: false })
  expect(swap.pendingSwaps).toEqual([])
  expect(swap.state.sourceTokenAmount).toBe(ten)
})

test('behavior: declined after the allowance, it is still there and can be taken back', async () => {
  const { swap, chain, asked, events } = await review({ isAllowed: () => false })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], confirmed(hashes[0]))
  await asked(2)
  const context = { method: 'eth_sendTransaction', wallet: 'Wallet A' }
  chain.questions[1]?.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await expect(promise).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(swap.state.swapping).toMatchObject({ status: 'error', isAllowed: true })
  const removal = swap.removeAllowance()
  await asked(3)
  expect(chain.questions[2]).toMatchObject({ type: 'reset', payload: { parts: [{ amount: 0n }] } })
  chain.questions[2]?.approve()
  chain.decide(hashes[2], confirmed(hashes[2]))
  await removal
  expect(swap.state.swapping).toMatchObject({ status: 'success', type: 'reset' })
  expect(swap.pendingSwaps[0]).toMatchObject({ type: 'allowance', status: 'confirmed' })
  expect(events).not.toContain('SWAP_SUCCESS')
})

test('behavior: a wallet that fails after it was asked may have sent it', async () => {
  const { swap, chain, asked } = await review()
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.reject(new Error('the port was closed'))
  await expect(promise).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  expect(swap.state.swapping).toMatchObject({ status: 'error', isUnknown: true })
})

test('behavior: an answer after the time is over is followed', async () => {
  const { swap, chain, asked } = await review()
  const promise = swap.swap()
  promise.catch(() => undefined)
  await asked(1)
  await vi.advanceTimersByTimeAsync(300_000)
  await expect(promise).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  expect(swap.state.swapping).toMatchObject({ isUnknown: true })
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  chain.decide(hashes[0], confirmed(hashes[0], 10n * million))
  await vi.waitFor(() => expect(swap.state.swapping.status).toBe('success'), 5000)
})

test('behavior: a page that is left while a late answer is followed reports nothing', async () => {
  const rejections = watchRejections()
  const { swap, chain, asked } = await review()
  swap.swap().catch(() => undefined)
  await asked(1)
  await vi.advanceTimersByTimeAsync(300_000)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  swap.destroy()
  expect(await rejections()).toEqual([])
})

test('behavior: an allowance is taken back once by a double click', async () => {
  const { swap, chain, asked } = await review({ isAllowed: () => false })
  swap.swap().catch(() => undefined)
  await asked(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], confirmed(hashes[0]))
  await asked(2)
  const context = { method: 'eth_sendTransaction', wallet: 'Wallet A' }
  chain.questions[1]?.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await vi.waitFor(() => expect(swap.state.swapping.status).toBe('error'), 5000)
  const removals = [swap.removeAllowance(), swap.removeAllowance()]
  await asked(3)
  chain.questions[2]?.approve()
  chain.decide(hashes[2], confirmed(hashes[2]))
  await Promise.all(removals)
  await swap.removeAllowance()
  expect(chain.questions).toHaveLength(3)
})

test.each([
  ['failed', { status: 'failed', hash: hashes[0], reason: 'paused', isPriceMoved: true }],
  ['altered', { status: 'altered', hash: hashes[0] }],
  ['replaced', { status: 'replaced', hash: hashes[0] }],
] as const)('behavior: on the chain it %s', async (_, outcome) => {
  const { swap, chain, asked, events } = await review()
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], outcome)
  await expect(promise).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(swap.state.swapping).toMatchObject({ status: 'ended', outcome })
  expect(swap.pendingSwaps).toMatchObject([{ status: outcome.status }])
  expect(events).toContain('SWAP_ERROR')
  expect(events).not.toContain('SWAP_SUCCESS')
})

test('behavior: slow after 25 seconds, and still followed', async () => {
  const { swap, chain, asked } = await review()
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.state.swapping).toMatchObject({ stage: 'network' }), 5000)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(swap.state.swapping).toMatchObject({ stage: 'network', isSlow: true })
  chain.decide(hashes[0], confirmed(hashes[0], 10n * million))
  await promise
})

test('behavior: what was sent is followed in the next visit', async () => {
  const { swap, chain, asked, runtime } = await review()
  swap.swap().catch(() => undefined)
  await asked(1)
  chain.questions[0]?.approve()
  await vi.waitFor(() => expect(swap.pendingSwaps).toHaveLength(1), 5000)
  swap.destroy()
  const { createSwap } = await import('../createSwap.ts')
  const next = createSwap(runtime)
  expect(next.pendingSwaps).toMatchObject([{ hash: hashes[0], status: 'pending' }])
  chain.decide(hashes[0], confirmed(hashes[0], 10n * million))
  await vi.waitFor(() => expect(next.pendingSwaps).toMatchObject([{ status: 'confirmed' }]), 5000)
  next.destroy()
})

test('behavior: `open` resolves with the hash of the exchange', async () => {
  const { swap, chain, asked, kit } = await review()
  const opened = kit.actions.open({ view: 'Swap' })
  kit.controllers.router.reset({ name: 'SwapPreview' })
  const promise = swap.swap()
  await asked(1)
  chain.questions[0]?.approve()
  chain.decide(hashes[0], confirmed(hashes[0], 10n * million))
  await promise
  await expect(opened).resolves.toEqual({ hash: hashes[0] })
})
