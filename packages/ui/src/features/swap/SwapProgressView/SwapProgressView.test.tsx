import { CleatError } from '@cleat/core'
import type { PreparedSwap, SwapFlow, SwapOutcome, SwapState } from '@cleat/core/swap'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSwap } from '../../../test/renderSwap.tsx'
import {
  dai,
  openOrder,
  orderEnd,
  swapFilled,
  toPreparedSwap,
  toSwap,
} from '../../../test/swapStates.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const hash = '0x5e'
const one = toPreparedSwap()
const two = toPreparedSwap({
  swap: toSwap({ source: dai, amount: 10n * 10n ** 18n }),
  steps: [
    { type: 'approve', payload: null },
    { type: 'swap', payload: null },
  ],
  expected: 9_969_900n,
  minReceived: 9_870_201n,
})
const last = { prepared: one, type: 'swap', step: 0 } as const
const asking = (prepared: PreparedSwap, step: number): SwapFlow => ({
  ...{ status: 'pending', stage: 'wallet', prepared, step },
  type: prepared.steps[step]?.type ?? 'swap',
})
const waiting = (isSlow = false, prepared = one): SwapFlow => ({
  ...{ status: 'pending', stage: 'network', hash, isSlow, prepared, step: 0 },
  type: prepared.steps[0]?.type ?? 'swap',
})
const renderProgress = (swapping: SwapFlow, state: Partial<SwapState> = {}) =>
  renderSwap({
    routes: [{ name: 'Swap' }, { name: 'SwapPreview' }, { name: 'SwapProgress' }],
    state: { ...swapFilled, sourceTokenAmount: 2n * 10n ** 17n, swapping, ...state },
    prepare: (swap) => {
      // What is prepared stays as it is given.
      if (state.preparing) swap.prepare = async () => undefined
    },
  })
const heading = () => screen.getByRole('heading', { level: 3 }).textContent
const paragraph = (words: string | RegExp) => screen.getByText(words, { selector: 'h3 + p' })
const button = (name: string) => screen.getByRole('button', { name })
const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const state = () => document.querySelector('[data-state]')?.getAttribute('data-state')

test('default: what to check in the wallet, then the network, then what arrived', async () => {
  const { kit, swap, step, user } = await renderProgress(asking(one, 0))
  expect(heading()).toBe('Continue in Rabby')
  expect(
    paragraph('Confirm swapping \u20661 ETH\u2069 for at least \u20662,461.439861 USDC\u2069.'),
  ).toBeTruthy()
  expect(screen.queryByText(/^Step/)).toBeNull()
  await expectAccessible()
  await step(() => swap.set({ swapping: waiting() }))
  expect(heading()).toBe('Waiting for Ethereum…')
  expect(link(/^View on explorer/)).toBe('https://explorer.example/tx/0x5e')
  await expectAccessible()
  const outcome = { status: 'confirmed', hash, received: 2_486_302_890n } as const
  await step(() => swap.set({ swapping: { status: 'success', outcome, ...last } }))
  expect(heading()).toBe('Swapped')
  expect(paragraph('You received')).toBeTruthy()
  expect(screen.getByText('+2,486.30289').textContent).toBe('+2,486.30289 USDC')
  await waitFor(() =>
    expect(screen.getByText('Swapped. You received \u20662,486.30289 USDC\u2069')).toBeTruthy(),
  )
  expect(state()).toBe('success')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await expectAccessible()
  await user.click(button('Done'))
  expect(kit.controllers.router.current().name).toBe('Account')
}, 40_000)

test('behavior: each step says what it is, and which', async () => {
  const { swap, step } = await renderProgress(asking(two, 0))
  expect(paragraph('Allow the swap contract to take \u206610 DAI\u2069, and no more.')).toBeTruthy()
  expect(screen.getByText('Step 1 of 2')).toBeTruthy()
  await step(() => swap.set({ swapping: waiting(false, two) }))
  expect(paragraph(/^The allowance is on its way/)).toBeTruthy()
  await step(() => swap.set({ swapping: asking(two, 1) }))
  expect(
    paragraph('Confirm swapping \u206610 DAI\u2069 for at least \u20669.870201 USDC\u2069.'),
  ).toBeTruthy()
  expect(screen.getByText('Step 2 of 2')).toBeTruthy()
})

test('behavior: an old allowance is set to zero first', async () => {
  const prepared = toPreparedSwap({
    ...two,
    steps: [{ type: 'reset', payload: null }, ...two.steps],
  })
  await renderProgress(asking(prepared, 0))
  expect(paragraph(/^Set the old allowance of DAI to zero\. This token requires it/)).toBeTruthy()
})

test('behavior: a slow network is no failure', async () => {
  await renderProgress(waiting(true))
  expect(heading()).toBe('Taking longer than usual')
  expect(paragraph(/still pending, so don’t send it again/)).toBeTruthy()
  expect(state()).toBe('pending')
})

test('behavior: another device is named', async () => {
  const { kit, step } = await renderProgress(asking(one, 0))
  const waiting = [{ id: 1, method: 'eth_sendTransaction', wallet: 'Rabby' }]
  await step(() => kit.controllers.connection.set({ waiting }))
  expect(paragraph(/Check your other device\.$/)).toBeTruthy()
})

test('behavior: more than the least may have arrived', async () => {
  const outcome = { status: 'confirmed', hash, received: 2_461_439_861n, isAtLeast: true } as const
  await renderProgress({ status: 'success', outcome, ...last })
  expect(paragraph('You received at least')).toBeTruthy()
})

test('behavior: an allowance that was taken back', async () => {
  const prepared = toPreparedSwap({ ...two, steps: [{ type: 'reset', payload: null }] })
  const { swap, step } = await renderProgress(asking(prepared, 0))
  expect(paragraph('Set the allowance of DAI to zero.')).toBeTruthy()
  const outcome = { status: 'confirmed', hash } as const
  await step(() =>
    swap.set({ swapping: { status: 'success', outcome, prepared, type: 'reset', step: 0 } }),
  )
  expect(heading()).toBe('Allowance removed')
  expect(paragraph('The contract can’t take your DAI anymore.')).toBeTruthy()
})

const paused: SwapFlow = { status: 'paused', isAllowed: true, ...last, prepared: two }
const ready = { status: 'success', prepared: two, loss: { bps: 100, level: 'none' } } as const

test('behavior: a price that moved between the steps waits for the visitor', async () => {
  const before = toPreparedSwap({ ...two, expected: 9_990_000n })
  const { swap, user } = await renderProgress(paused, { preparing: { ...ready, before } })
  expect(heading()).toBe('The price changed')
  expect(
    paragraph(/^You’d now receive \u20669\.9699 USDC\u2069 instead of \u20669\.99 USDC\u2069/),
  ).toBeTruthy()
  expect(screen.getByText('The allowance of \u206610 DAI\u2069 is still open.')).toBeTruthy()
  await expectAccessible()
  await user.click(button('Accept new price'))
  expect(swap.asked.slice(-2)).toEqual(['acceptChange', 'swap'])
}, 20_000)

test('behavior: a visitor who was away decides whether to go on', async () => {
  const { swap, user } = await renderProgress(paused, { preparing: ready })
  expect(heading()).toBe('Ready to swap')
  await user.click(button('Swap'))
  expect(swap.asked.at(-1)).toBe('swap')
})

test('behavior: after a permit that was not used, there is no allowance to remove', async () => {
  await renderProgress({ ...paused, isAllowed: false }, { preparing: ready })
  expect(heading()).toBe('Ready to swap')
  expect(paragraph('Nothing is swapped until you continue.')).toBeTruthy()
  expect(screen.queryByText(/is still open/)).toBeNull()
})

const ordered = toPreparedSwap({ ...two, kind: 'order', steps: [{ type: 'sign', payload: null }] })
const signing = { prepared: ordered, type: 'sign', step: 0 } as const

test('behavior: an order waits for others, and has no transaction to look at', async () => {
  await renderProgress({
    ...{ status: 'pending', stage: 'network', hash: '0x12', isSlow: true, ...signing },
  })
  expect(heading()).toBe('Waiting for your order to be filled…')
  expect(screen.queryByRole('link')).toBeNull()
  await expectAccessible()
})

test('behavior: an order that its source refused says until when it can still be filled', async () => {
  const order = { expiresAt: orderEnd, isRefused: false }
  const waits = { status: 'pending', stage: 'network', hash, isSlow: true, ...signing } as const
  const { swap, step, kit, user } = await renderProgress({ ...waits, order })
  expect(heading()).toBe('Waiting for your order to be filled…')
  await step(() => swap.set({ swapping: { ...waits, order: { ...order, isRefused: true } } }))
  expect(heading()).toBe('The order was turned down')
  expect(paragraph(/it’s signed and can still be filled until 2:32 PM\./)).toBeTruthy()
  expect(screen.queryByText(/Nothing left your account/)).toBeNull()
  expect(state()).toBe('unknown')
  await expectAccessible()
  await user.click(button('Done'))
  expect(kit.controllers.router.current().name).toBe('Account')
}, 20_000)

const refusedOrder: SwapFlow = {
  ...{ status: 'pending', stage: 'network', hash, isSlow: true, ...signing },
  order: { expiresAt: orderEnd, isRefused: true },
}

test('behavior: the allowance of a refused order can be taken back', async () => {
  const { kit, swap, step, user } = await renderProgress(refusedOrder)
  expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull()
  await step(() => void swap.pendingSwaps.push({ ...openOrder, hash }))
  expect(screen.getByText('The allowance of \u206610 DAI\u2069 is still open.')).toBeTruthy()
  await expectAccessible()
  let finish: () => void = () => undefined
  swap.onRemoval = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  await user.click(button('Remove it'))
  await user.click(button('Remove it'))
  expect(swap.asked).toEqual([`removeAllowance ${hash}`])
  const removal = toPreparedSwap({ ...ordered, steps: [{ type: 'reset', payload: null }] })
  const removing = { prepared: removal, type: 'reset', step: 0 } as const
  await step(() => swap.set({ removal: asking(removal, 0) }))
  expect(heading()).toBe('Continue in Rabby')
  expect(paragraph('Set the allowance of DAI to zero.')).toBeTruthy()
  const waits = { status: 'pending', stage: 'network', hash: '0x60', isSlow: false } as const
  await step(() => swap.set({ removal: { ...waits, ...removing } }))
  expect(heading()).toBe('Waiting for Ethereum…')
  expect(link(/^View on explorer/)).toBe('https://explorer.example/tx/0x60')
  const outcome = { status: 'confirmed', hash: '0x60' } as const
  await step(() => {
    swap.set({ removal: { status: 'success', outcome, ...removing } })
    finish()
  })
  expect(heading()).toBe('Allowance removed')
  const words = /^The order can’t be filled anymore, unless you allow your DAI again before 2:32 PM/
  expect(paragraph(words)).toBeTruthy()
  await expectAccessible()
  await step(() => {
    swap.set({ removal: { status: 'idle' } })
    const order = { expiresAt: orderEnd, isRefused: true, isClosed: true }
    swap.set({ swapping: { ...refusedOrder, order } as SwapFlow })
  })
  expect(heading()).toBe('The order was turned down')
  expect(paragraph(words)).toBeTruthy()
  expect(screen.queryByText(/is still open/)).toBeNull()
  expect(kit.controllers.router.current().name).toBe('SwapProgress')
}, 40_000)

test('error: an allowance of an order that the wallet does not take back is still open', async () => {
  const { kit, swap, step, user } = await renderProgress(refusedOrder)
  await step(() => void swap.pendingSwaps.push({ ...openOrder, hash }))
  const context = { wallet: 'Rabby', method: 'swap:send' }
  swap.onRemoval = () => Promise.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await user.click(button('Remove it'))
  await waitFor(() =>
    expect(kit.controllers.snackbar.state.snack?.message).toMatch(/declined in Rabby/i),
  )
  expect(heading()).toBe('The order was turned down')
  expect(screen.getByText(/is still open/)).toBeTruthy()
  expect(kit.controllers.router.current().name).toBe('SwapProgress')
}, 20_000)

test('behavior: an order that was not filled can be repeated', async () => {
  const outcome = { status: 'dropped', hash: '0x12' } as const
  await renderProgress({ status: 'ended', outcome, isAllowed: true, ...signing })
  expect(heading()).toBe('The order wasn’t filled')
  expect(screen.queryByRole('link')).toBeNull()
  expect(button('Get a fresh price')).toBeTruthy()
  expect(screen.getByText('The allowance of \u206610 DAI\u2069 is still open.')).toBeTruthy()
})

test('behavior: a loss that has to be confirmed leads to the preview', async () => {
  const { kit, swap, user } = await renderProgress(paused, {
    preparing: { ...ready, loss: { bps: 2000, level: 'confirm' } },
  })
  await user.click(button('Review swap'))
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
  expect(swap.asked).not.toContain('swap')
})

const endings: [Exclude<SwapOutcome, { status: 'confirmed' }>, string, RegExp, boolean][] = [
  [
    { status: 'failed', hash, reason: 'Pausable: paused' },
    'The swap did not go through',
    /^You paid only the network fee\. The network says: \u2068Pausable: paused\u2069\.$/,
    true,
  ],
  [
    { status: 'failed', hash, reason: 'INSUFFICIENT_OUTPUT_AMOUNT', isPriceMoved: true },
    'The swap did not go through',
    /^You paid only the network fee\. The price moved past your limit\.$/,
    true,
  ],
  [{ status: 'replaced', hash }, 'Transaction replaced', /Check your tokens\.$/, false],
  [{ status: 'dropped', hash }, 'Transaction dropped', /Nothing left your account/, true],
  [{ status: 'altered', hash }, 'Transaction changed', /different from what you reviewed/, false],
  [{ status: 'unproven', hash }, 'Couldn’t verify the transaction', /before you swap again/, false],
]
test.each(endings)(
  'error: $status',
  async (outcome, title, words, canRepeat) => {
    const { kit, swap, user } = await renderProgress({
      ...{ status: 'ended', outcome, isAllowed: true },
      ...last,
    })
    expect(heading()).toBe(title)
    expect(paragraph(words)).toBeTruthy()
    expect(link(/^View on explorer/)).toBe('https://explorer.example/tx/0x5e')
    expect(state()).toBe(outcome.status === 'unproven' ? 'unknown' : 'error')
    await expectAccessible()
    await user.click(button('Remove it'))
    expect(swap.asked).toContain('removeAllowance')
    const retry = screen.queryByRole('button', { name: 'Get a fresh price' })
    expect(retry !== null).toBe(canRepeat)
    if (!retry) return
    await user.click(retry)
    expect(kit.controllers.router.current().name).toBe('SwapPreview')
  },
  20_000,
)

const walletError = new CleatError('WALLET_ERROR', {
  context: { wallet: 'Rabby', method: 'swap:send' },
})
const failed = (error: CleatError, isUnknown: boolean): SwapFlow => ({
  ...{ status: 'error', error, isUnknown, isAllowed: false },
  ...last,
})

test('error: it was not sent', async () => {
  const { kit, user } = await renderProgress(failed(walletError, false))
  expect(heading()).toBe('Something went wrong')
  expect(paragraph(/^Rabby reported a problem/)).toBeTruthy()
  await user.click(button('Try again'))
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
})

test('error: the price moved past the limit', async () => {
  const context = { symbol: 'USDC', minimum: '2461.43', now: '2402.1' }
  await renderProgress(failed(new CleatError('SWAP_PRICE_MOVED', { context }), false))
  expect(heading()).toBe('The price changed')
  expect(button('Get a fresh price')).toBeTruthy()
})

test('error: nobody can say whether it was sent', async () => {
  const { kit, swap, user } = await renderProgress(failed(walletError, true))
  expect(heading()).toBe('It may have been sent')
  expect(link(/^View account on explorer/)).toMatch(/^https:\/\/explorer\.example\/address\/0xf39F/)
  await expectAccessible()
  await user.click(button('Swap again'))
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
  expect(swap.asked).not.toContain('swap')
}, 20_000)

test('behavior: leads back to the preview when the wallet was told no', async () => {
  const { kit, swap, step } = await renderProgress(asking(one, 0))
  const declined = new CleatError('REQUEST_USER_REJECTED', {
    context: { wallet: 'Rabby', method: 'swap:send' },
  })
  await step(() => swap.set({ swapping: failed(declined, false) }))
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
})

test('behavior: leads to the account when there is nothing to follow', async () => {
  const { kit, swap, step } = await renderProgress(asking(one, 0))
  await step(() => swap.set({ swapping: { status: 'idle' } }))
  expect(kit.controllers.router.state.history).toEqual([{ name: 'Account' }])
})
