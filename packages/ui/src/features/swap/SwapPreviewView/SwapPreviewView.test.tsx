import { CleatError } from '@cleat/core'
import type { PreparedSwap, SwapLoss, SwapState } from '@cleat/core/swap'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeSwap } from '../../../test/createFakeSwap.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSwap } from '../../../test/renderSwap.tsx'
import { dai, openOrder, orderEnd, swapFilled, toPreparedSwap } from '../../../test/swapStates.ts'
import { base } from '../../../test/testNetworks.ts'
import { toCaipNetwork } from '../../../test/toCaipNetwork.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const renderPreview = (
  parameters: {
    state?: Partial<SwapState>
    parts?: Partial<PreparedSwap>
    prepare?: (swap: FakeSwap) => void
  } = {},
) => {
  const { state, parts, prepare } = parameters
  return renderSwap({
    routes: [{ name: 'Swap' }, { name: 'SwapPreview' }],
    state: { ...swapFilled, ...state },
    prepare: (swap) => {
      swap.onPrepare = async () => parts ?? {}
      prepare?.(swap)
    },
  })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** The value of a fact. */
const fact = (label: string) =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === label)
    ?.nextElementSibling?.textContent
const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '')
const notice = (words: string | RegExp) =>
  screen
    .getByText(words, { selector: '[data-variant], [data-variant] *' })
    .closest<HTMLElement>('[data-variant]')
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const tenDai = { sourceToken: dai, sourceTokenAmount: 10n * 10n ** 18n }
const approval: Partial<PreparedSwap> = {
  spender: router,
  steps: [
    { type: 'approve', payload: null },
    { type: 'swap', payload: null },
  ],
  expected: 9_969_900n,
  minReceived: 9_870_201n,
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('default', async () => {
  const { kit, swap, user } = await renderPreview()
  expect(screen.getByRole('dialog', { name: 'Review swap' })).toBeTruthy()
  expect(screen.getByText('You pay').parentElement?.textContent).toBe('You pay1 ETH$2,512.40')
  expect(screen.getByText('You receive about').parentElement?.textContent).toBe(
    'You receive about2,486.30289 USDC$2,486.30',
  )
  await waitFor(() => expect(fact('You receive at least')).toBe('2,461.439861 USDC'))
  await waitFor(() => expect(fact('Network fee')).toContain('0.000098 ETH $0.24'))
  expect(fact('Price impact')).toBe('0.25%')
  expect(fact('Price valid for')).toMatch(/^(30|2\d) seconds$/)
  expect(fact('Rate')).toBe('1 ETH = 2,486.3 USDC')
  expect(fact('Max. slippage')).toBe('1%')
  expect(fact('Offer by')).toBe('0x')
  expect(fact('Contract')).toContain('0x7a…F2488D')
  expect(screen.queryByText('What your wallet asks')).toBeNull()
  await expectAccessible()
  await user.click(button('Swap'))
  expect(swap.asked.filter((verb) => verb === 'swap')).toHaveLength(1)
  expect(kit.controllers.router.current().name).toBe('SwapProgress')
}, 20_000)

test('behavior: nothing can be swapped while it is prepared', async () => {
  const { swap, user } = await renderPreview({
    prepare: (fake) => {
      fake.onPrepare = () => new Promise(() => undefined)
    },
  })
  expect(button('Swap').ariaDisabled).toBe('true')
  await user.click(button('Swap'))
  expect(swap.asked).not.toContain('swap')
  await waitFor(() =>
    expect(screen.getAllByRole('img', { name: 'Preparing the swap…' })).toHaveLength(2),
  )
  // The lines of the offer that was tried out before, so that none moves.
  expect(fact('Price impact')).toBe('0.25%')
  expect(fact('Price valid for')).toBe('–')
})

test.each<[string, Partial<PreparedSwap>, Partial<SwapState>]>([
  ['None, public queue', {}, {}],
  ['None, public queue', {}, { protection: 'offered' }],
  ['On', {}, { protection: 'added' }],
  ['Signed order, not in the public queue', { kind: 'order' }, { protection: 'off' }],
])('behavior: protection: %s', async (words, parts, state) => {
  await renderPreview({ parts, state })
  await waitFor(() => expect(fact('Protection')).toBe(words))
})

test('behavior: an order is explained', async () => {
  await renderPreview({ parts: { kind: 'order', notes: [{ type: 'order' }] } })
  expect(notice(/^You sign an order that others fill/)?.dataset.variant).toBe('info')
})

test('behavior: wrapping is one for one, and tolerates no loss', async () => {
  await renderPreview({ parts: { kind: 'wrap', source: undefined, priceImpactBps: undefined } })
  expect(fact('Max. slippage')).toBeUndefined()
  expect(fact('Offer by')).toBeUndefined()
  expect(fact('Price impact')).toBeUndefined()
})

test('behavior: an allowance comes first, of the exact amount', async () => {
  const { swap, user } = await renderPreview({ state: tenDai, parts: approval })
  expect(steps()).toEqual(['1Allow \u206610 DAI\u2069', '2Swap'])
  expect(fact('May take your DAI')).toContain('0x7a…F2488D')
  expect(fact('Contract')).toBeUndefined()
  await user.click(button('Allow \u206610 DAI\u2069'))
  expect(swap.asked).toContain('swap')
})

const otherSteps: [PreparedSwap['steps'][number]['type'][], string[], string][] = [
  [
    ['reset', 'approve', 'swap'],
    ['1Remove the old allowance of DAI', '2Allow \u206610 DAI\u2069', '3Swap'],
    'Allow \u206610 DAI\u2069',
  ],
  [['batch'], ['1Allow and swap, one confirmation'], 'Allow and swap'],
  [['permit', 'swap'], ['1Sign the allowance of \u206610 DAI\u2069', '2Swap'], 'Sign and swap'],
  [['sign'], ['1Sign the order'], 'Sign and swap'],
]
test.each(otherSteps)('behavior: the steps %j', async (types, listed, label) => {
  await renderPreview({
    state: tenDai,
    parts: { steps: types.map((type) => ({ type, payload: null })) },
  })
  expect(steps()).toEqual(listed)
  expect(button(label)).toBeTruthy()
})

test('behavior: notes are told in plain words, warnings above the facts', async () => {
  await renderPreview({
    parts: {
      notes: [
        { type: 'token-fee', side: 'source' },
        { type: 'token-symbol', side: 'target', symbol: 'FAKE' },
        { type: 'not-tried' },
        { type: 'unknown-router', router },
      ],
    },
  })
  const facts = document.querySelector('dl') ?? document.body
  const isAbove = (words: RegExp) => {
    const place = facts.compareDocumentPosition(notice(words) ?? document.body)
    return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  }
  expect(isAbove(/^ETH takes a fee on every transfer/)).toBe(false)
  expect(isAbove(/is called FAKE, not USDC/)).toBe(true)
  expect(isAbove(/^This network can’t try the swap out/)).toBe(true)
  expect(isAbove(/^We don’t know the contract/)).toBe(true)
})

test('behavior: a worse price has to be accepted before anything is sent', async () => {
  const { swap, user } = await renderPreview({
    parts: { expected: 2_470_110_000n },
    prepare: (fake) => {
      fake.before = toPreparedSwap()
    },
  })
  expect(
    notice('Price changed: \u20662,470.11 USDC\u2069 now, \u20662,486.30289 USDC\u2069 before.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Swap' })).toBeNull()
  await expectAccessible()
  await user.click(button('Accept new price'))
  expect(swap.asked.at(-1)).toBe('acceptChange')
  await user.click(button('Swap'))
  expect(swap.asked.at(-1)).toBe('swap')
}, 20_000)

const withLoss = (loss: SwapLoss) =>
  renderPreview({
    prepare: (fake) => {
      fake.loss = loss
    },
  })

test('behavior: a small loss is named', async () => {
  const { swap, user } = await withLoss({ bps: 420, level: 'warn' })
  expect(notice('You’ll receive 4.2% less in value than you pay.')?.dataset.variant).toBe('warning')
  await user.click(button('Swap'))
  expect(swap.asked).toContain('swap')
})

test('behavior: a large loss has to be confirmed by typing the amount', async () => {
  const { swap, user } = await withLoss({ bps: 1350, level: 'confirm' })
  expect(notice(/^You would lose 13\.5% of the value/)?.dataset.variant).toBe('error')
  const field = screen.getByRole('textbox', { name: 'Type 1 to swap' })
  await user.click(button('Type 1 to swap'))
  expect(document.activeElement).toBe(field)
  await user.type(field, '2')
  expect(button('Type 1 to swap').dataset.variant).toBe('muted')
  expect(swap.asked).not.toContain('swap')
  await user.clear(field)
  await user.type(field, '1')
  await expectAccessible()
  await user.click(button('Swap'))
  expect(swap.asked).toContain('swap')
}, 20_000)

test('behavior: a loss that could not be measured has to be confirmed, too', async () => {
  await withLoss({ bps: undefined, level: 'confirm' })
  expect(notice(/^We couldn’t measure/)).toBeTruthy()
  expect(button('Type 1 to swap')).toBeTruthy()
})

test('behavior: a loss beyond all reason cannot be confirmed', async () => {
  const { kit, swap, user } = await withLoss({ bps: 9900, level: 'refuse' })
  expect(notice(/^You would lose 99% of the value, so this swap can’t be done/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(button('Change amount'))
  expect(kit.controllers.router.current().name).toBe('Swap')
  expect(swap.asked).not.toContain('swap')
})

test('behavior: a fee alone that is much of the amount', async () => {
  await withLoss({ bps: 20, level: 'confirm', feePercent: 64 })
  expect(notice('The network fee is 64% of what you swap.')?.dataset.variant).toBe('error')
  expect(screen.queryByText(/^You would lose/)).toBeNull()
  expect(button('Type 1 to swap')).toBeTruthy()
})

const refusals: [CleatError, RegExp, string, string][] = [
  [
    new CleatError('PAYMENT_FEE_UNCOVERED', { context: { symbol: 'ETH', fee: '0.0021' } }),
    /Add ETH or swap less\.$/,
    'Change amount',
    'Swap',
  ],
  [
    new CleatError('SWAP_EFFECT_UNEXPECTED', { context: { effect: 'nothing arrives' } }),
    /^Tried out, this swap does something else/,
    'Choose another token',
    'SwapSelectToken',
  ],
  [
    new CleatError('SWAP_UNSUPPORTED', { context: { network: 'Ethereum' } }),
    /^Network not supported for Swaps/,
    'Choose network',
    'Networks',
  ],
]
test.each(refusals)('error: %s', async (error, words, label, route) => {
  const { kit, user } = await renderPreview({
    prepare: (fake) => {
      fake.onPrepare = () => Promise.reject(error)
    },
  })
  expect(notice(words)?.dataset.variant).toBe('error')
  expect(fact('You receive at least')).toBeUndefined()
  await user.click(button(label))
  expect(kit.controllers.router.current().name).toBe(route)
})

test('error: what can be tried again is', async () => {
  const context = { symbol: 'USDC', minimum: '2461.43', now: '2402.1' }
  const { swap, user } = await renderPreview({
    prepare: (fake) => {
      fake.onPrepare = () => Promise.reject(new CleatError('SWAP_PRICE_MOVED', { context }))
    },
  })
  expect(notice(/You’d receive less than 2,461\.43 USDC\.$/)).toBeTruthy()
  await expectAccessible()
  swap.onPrepare = undefined
  await user.click(button('Try again'))
  expect(button('Swap')).toBeTruthy()
}, 20_000)

test('behavior: an expired price is renewed at once', async () => {
  const { swap, step } = await renderPreview()
  const count = () => swap.asked.filter((verb) => verb === 'prepare').length
  const before = count()
  await step(() =>
    swap.set({ preparing: { status: 'error', error: new CleatError('PAYMENT_EXPIRED') } }),
  )
  expect(count()).toBe(before + 1)
  expect(button('Swap').ariaDisabled).not.toBe('true')
})

const last = { prepared: toPreparedSwap(), type: 'swap', step: 0 } as const
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { wallet: 'Rabby', method: 'swap:send' },
})

test('behavior: after a refusal it can be tried again, or the allowance taken back', async () => {
  const error = { status: 'error', error: declined, isUnknown: false, isAllowed: true } as const
  const { kit, swap, step, user } = await renderPreview({
    state: { swapping: { ...error, ...last } },
  })
  expect(notice('Request declined in Rabby. Nothing was signed or sent.')?.dataset.variant).toBe(
    'info',
  )
  expect(notice('The allowance of \u20661 ETH\u2069 is still open.')).toBeTruthy()
  await user.click(button('Remove it'))
  expect(swap.asked).toContain('removeAllowance')
  // The removal is prepared before the wallet is asked.
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
  expect(button('Remove it').ariaDisabled).toBe('true')
  await step(() => swap.set({ swapping: { status: 'pending', stage: 'wallet', ...last } }))
  expect(kit.controllers.router.current().name).toBe('SwapProgress')
})

test('error: an allowance that could not be taken back', async () => {
  const error = { status: 'error', error: declined, isUnknown: false, isAllowed: true } as const
  const { kit, swap, user } = await renderPreview({ state: { swapping: { ...error, ...last } } })
  swap.onRemoval = () =>
    Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
  await user.click(button('Remove it'))
  expect(kit.controllers.snackbar.state.snack?.message).toMatch(/^The network isn’t responding/)
  expect(button('Remove it').ariaDisabled).not.toBe('true')
})

test('behavior: what may have been sent is not sent again without a look', async () => {
  const error = new CleatError('REQUEST_TIMEOUT', {
    context: { wallet: 'Rabby', method: 'swap:send', timeoutMs: 1 },
  })
  const { swap, user } = await renderPreview({
    state: { swapping: { status: 'error', error, isUnknown: true, isAllowed: false, ...last } },
  })
  expect(screen.getByText('It may have been sent')).toBeTruthy()
  await user.click(button('Swap'))
  expect(swap.asked).not.toContain('swap')
  const box = screen.getByRole('checkbox', { name: 'I’ve checked. It wasn’t sent.' })
  expect(box.ariaInvalid).toBe('true')
  await user.click(box)
  await user.click(button('Swap'))
  expect(swap.asked).toContain('swap')
})

const other = { ...openOrder, hash: '0x0f' }

test.each<[string, Partial<typeof openOrder>, boolean]>([
  ['of the same token', {}, true],
  ['that is over', { status: 'dropped' }, false],
  ['of another account', { from: router }, false],
  ['on another network', { caipNetworkId: toCaipNetwork(base).caipNetworkId }, false],
  ['of another token', { source: { ...openOrder.source, token: router } }, false],
  ['that is a transaction', { expiresAt: undefined }, false],
  ['without its allowance', { isClosed: true, spender: dai.address?.split(':')[2] }, false],
])('behavior: an order %s is named while it can be filled: %o', async (_, change, isNamed) => {
  await renderPreview({
    ...{ state: tenDai, parts: approval },
    prepare: (swap) => void swap.pendingSwaps.push({ ...other, ...change }),
  })
  await waitFor(() => expect(button('Allow \u206610 DAI\u2069')).toBeTruthy())
  const words = screen.queryByText(/An order to swap \u206610 DAI\u2069 can still be filled until/)
  expect(words !== null).toBe(isNamed)
})

test('behavior: an order without its allowance is named if its spender is allowed again', async () => {
  await renderPreview({
    ...{ state: tenDai, parts: { ...approval, spender: router } },
    prepare: (swap) =>
      void swap.pendingSwaps.push({ ...openOrder, isClosed: true, spender: router }),
  })
  await waitFor(() => expect(button('Allow \u206610 DAI\u2069')).toBeTruthy())
  expect(screen.getByText(/can still be filled until/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove its allowance' })).toBeNull()
})

test('behavior: while an order waits, another swap has its own progress', async () => {
  const order = toPreparedSwap({ kind: 'order', steps: [{ type: 'sign', payload: null }] })
  const { kit, swap, user } = await renderPreview({
    ...{ parts: approval },
    state: {
      ...tenDai,
      swapping: {
        ...{ status: 'pending', stage: 'network', hash: '0x5e', isSlow: true, prepared: order },
        ...{ type: 'sign', step: 0, order: { expiresAt: orderEnd, isRefused: true } },
      },
    },
  })
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
  await user.click(await screen.findByRole('button', { name: 'Allow \u206610 DAI\u2069' }))
  expect(swap.asked).toContain('swap')
  await waitFor(() => expect(kit.controllers.router.current().name).toBe('SwapProgress'))
})

test('behavior: what is done is not shown for another go', async () => {
  const outcome = { status: 'confirmed', hash: '0x5e' } as const
  const { kit } = await renderPreview({
    state: { swapping: { status: 'success', outcome, ...last } },
  })
  expect(kit.controllers.router.current().name).toBe('Account')
})

test('behavior: where another network cleared the form, the visitor is back there', async () => {
  const { kit, swap, step } = await renderPreview()
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
  await step(() => {
    swap.set({ sourceToken: undefined, toToken: undefined })
  })
  expect(kit.controllers.router.current().name).toBe('Swap')
})

test('behavior: who pays the fee of the network', async () => {
  const instead = 412_000n * 10n ** 9n
  const fee = { expected: 0n, limit: 0n, payloadLimit: 1n, sponsor: { name: 'Harbour', instead } }
  await renderPreview({ parts: { fee } })
  await waitFor(() => expect(fact('Network fee')).toMatch(/^Paid by Harbour/))
  expect(plain(fact('Network fee'))).toContain('Up to 0.000412 ETH')
})

test('behavior: what the account pays, because a sponsor does not', async () => {
  const most = 412_000n * 10n ** 9n
  const fee = { expected: most, limit: most, payloadLimit: 1n, notSponsored: 'declined' } as const
  await renderPreview({ parts: { fee } })
  await waitFor(() => expect(plain(fact('Network fee'))).toMatch(/^Up to 0\.000412 ETH/))
  expect(fact('Network fee')).toContain('The sponsor doesn’t pay this time.')
})

test('behavior: included fees are named in the tokens of the swap', async () => {
  const token = `0x${'1'.padStart(40, '0')}`
  await renderPreview({
    parts: { sourceFees: [{ name: 'Fee', amount: 3_729_454n, token }] },
  })
  const details = screen.getByText('More details').closest('details') ?? document.body
  expect(within(details).queryByText('3.729454')).toBeNull()
  expect(fact('Included fee')).toBe('3.729454 USDC')
  await expectAccessible()
}, 20_000)
