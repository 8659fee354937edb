import { CleatError } from '@cleat/core'
import type { SwapState } from '@cleat/core/swap'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSwap } from '../../../test/renderSwap.tsx'
import { ether, usdc } from '../../../test/sendStates.ts'
import {
  dai,
  fakeUsdc,
  openOrder,
  quotes,
  swapFilled,
  toOffered,
  toPreparedSwap,
  toQuote,
  toRefused,
  toSwap,
  unknownToken,
} from '../../../test/swapStates.ts'
import { base, bitcoin, mainnet } from '../../../test/testNetworks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const submit = () => document.querySelector<HTMLElement>('[type=submit]')
const side = (name: string) => screen.getByRole('group', { name })
const figure = () => side('You receive').querySelector('[data-size]')?.textContent
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount you pay' })
const quoting = (parts: Partial<SwapState['quoting'] & { status: 'success' }> = {}) =>
  ({ status: 'success', swap: toSwap(), quotes, isTrying: false, ...parts }) as const

test('default', async () => {
  const { kit, swap, user } = await renderSwap({ state: swapFilled })
  expect(screen.getByRole('dialog', { name: 'Swap' })).toBeTruthy()
  expect(swap.asked).toEqual(['start {}'])
  expect(amount().value).toBe('1')
  expect(side('You pay').textContent).toContain('Balance: 1.204')
  expect(side('You pay').textContent).toContain('$2,512.40')
  expect(figure()).toBe('2,486.30289')
  expect(side('You receive').textContent).toContain('$2,486.30 (1.03% less)')
  expect(button('1 ETH = 2,486.3 USDC')).toBeTruthy()
  expect(screen.getByText('Best of 3 · via \u20680x\u2069')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByText('You receive about \u20662,486.30289 USDC\u2069')).toBeTruthy(),
  )
  await expectAccessible()
  await user.click(button('Review swap'))
  expect(kit.controllers.router.current().name).toBe('SwapPreview')
}, 20_000)

test('parameters: an intent starts the form', async () => {
  const intent = { fromToken: 'ETH', toToken: 'USDC', amount: '321.123' }
  const { swap } = await renderSwap({ routes: [{ name: 'Swap', intent }] })
  expect(swap.asked).toEqual([`start ${JSON.stringify(intent)}`])
})

test('behavior: the way back from the list keeps the form', async () => {
  const { kit, swap, step } = await renderSwap({ state: swapFilled })
  await step(() => kit.controllers.router.push({ name: 'SwapSelectToken', target: 'toToken' }))
  await step(() => kit.controllers.router.goBack())
  expect(swap.asked).toEqual(['start {}'])
  expect(amount().value).toBe('1')
})

test('behavior: another network clears the form, which starts again with what the app asked for', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const intent = { toToken: 'USDC' }
  const { swap, step } = await renderSwap({
    ...{ adapter, networks: [mainnet, base], state: swapFilled },
    routes: [{ name: 'Swap', intent }],
  })
  const start = `start ${JSON.stringify(intent)}`
  expect(swap.asked).toEqual([start])
  await step(() => {
    swap.set({ sourceToken: undefined, toToken: undefined })
    adapter.moveTo('eip155:8453')
  })
  expect(swap.asked).toEqual([start, start])
  // What was chosen meanwhile, as in the list of tokens, stays.
  await step(() => {
    swap.setToToken(usdc)
    adapter.moveTo('eip155:1')
  })
  expect(swap.asked).toEqual([start, start])
})

test('behavior: the button names the first obstacle and leads to it', async () => {
  const { kit, swap, step, user } = await renderSwap()
  const { router } = kit.controllers
  await user.click(submit() ?? document.body)
  expect(router.current()).toEqual({ name: 'SwapSelectToken', target: 'sourceToken' })
  await step(() => router.goBack())
  await step(() => swap.setSourceToken(ether))
  await user.click(submit() ?? document.body)
  expect(router.current()).toEqual({ name: 'SwapSelectToken', target: 'toToken' })
  await step(() => router.goBack())
  await step(() => swap.setToToken(usdc))
  expect(submit()?.textContent).toBe('Enter amount')
  await user.click(submit() ?? document.body)
  expect(document.activeElement).toBe(amount())
  await user.keyboard('10')
  expect(swap.state.sourceTokenAmount).toBe(10n ** 19n)
  expect(submit()?.textContent).toBe('Insufficient balance')
  expect(amount().ariaInvalid).toBe('true')
  await user.clear(amount())
  await user.type(amount(), '1')
  await step(() => swap.set({ max: 5n * 10n ** 17n }))
  expect(submit()?.textContent).toBe('Not enough ETH for the network fee')
  await step(() => swap.set({ max: undefined, quoting: quoting() }))
  expect(submit()?.textContent).toBe('Review swap')
  expect(submit()?.dataset.variant).toBe('primary')
}, 30_000)

test('behavior: what was typed before the token is there counts once it is', async () => {
  const { swap, step, user } = await renderSwap()
  await user.type(amount(), '2.5')
  expect(swap.state.sourceTokenAmount).toBeUndefined()
  await step(() => swap.setSourceToken(dai))
  expect(swap.state.sourceTokenAmount).toBe(25n * 10n ** 17n)
  expect(amount().value).toBe('2.5')
})

test('behavior: an amount with too many decimals says so', async () => {
  const { user } = await renderSwap({ state: { sourceToken: usdc } })
  await user.type(amount(), '1.1234567')
  expect(within(side('You pay')).getByRole('alert').textContent).toBe(
    'USDC allows fewer decimals. Shorten the amount.',
  )
})

test('behavior: Max sets what is left after the fee', async () => {
  const { swap, user } = await renderSwap({ state: swapFilled })
  await user.click(button('Max'))
  expect(swap.asked).toContain('setMaxAmount')
  expect(amount().value).toBe('1.204567')
})

test('behavior: the sides change places', async () => {
  const { swap, user } = await renderSwap({ state: swapFilled })
  await user.click(button('Switch the two tokens'))
  expect(swap.state.sourceToken?.symbol).toBe('USDC')
  expect(amount().value).toBe('2486.30289')
  expect(button('ETH, Choose another token')).toBeTruthy()
})

test('behavior: while another price is looked for, the last figure stays', async () => {
  const { swap, step } = await renderSwap({ state: swapFilled })
  await step(() => swap.set({ quoting: { status: 'pending', quotes } }))
  expect(figure()).toBe('2,486.30289')
  const dimmed = () => side('You receive').querySelector('[data-dimmed=true]')
  expect(dimmed()).toBeNull()
  await waitFor(() => expect(dimmed()).toBeTruthy())
  expect(submit()?.ariaDisabled).toBe('true')
  await step(() => swap.set({ quoting: quoting() }))
  await waitFor(() => expect(dimmed()).toBeNull())
})

test('behavior: a press before the price is there goes on once it is', async () => {
  const pending = { status: 'pending', quotes: [] } as const
  const { kit, swap, step, user } = await renderSwap({ state: { ...swapFilled, quoting: pending } })
  const { router } = kit.controllers
  await user.click(button('Review swap'))
  expect(submit()?.ariaDisabled).toBe('true')
  expect(router.current().name).toBe('Swap')
  await step(() => swap.set({ quoting: quoting() }))
  expect(router.current().name).toBe('SwapPreview')
})

test('behavior: a press before the price is there is dropped by another question', async () => {
  const pending = { status: 'pending', quotes: [] } as const
  const { kit, swap, step, user } = await renderSwap({ state: { ...swapFilled, quoting: pending } })
  await user.click(button('Review swap'))
  await user.clear(amount())
  await user.type(amount(), '2')
  await step(() => swap.set({ quoting: pending }))
  await user.clear(amount())
  await user.type(amount(), '1')
  await step(() => swap.set({ quoting: quoting() }))
  expect(kit.controllers.router.current().name).toBe('Swap')
})

test('behavior: what a source says is marked until it was tried out', async () => {
  const { swap, step } = await renderSwap({
    state: {
      ...swapFilled,
      quoting: quoting({ quotes: [toOffered('0x', 2_486_300_000n)], isTrying: true }),
    },
  })
  expect(figure()).toBe('≈ 2,486.3')
  await step(() => swap.set({ quoting: quoting({ quotes: [toQuote('0x')] }) }))
  expect(figure()).toBe('2,486.30289')
})

test('behavior: a figure is spoken once for an input, and not each time it is refreshed', async () => {
  const { swap, step } = await renderSwap({ state: swapFilled })
  const spoken = () => document.querySelector('[role=status]')?.textContent
  await waitFor(() => expect(spoken()).toContain('2,486.30289'))
  await step(() =>
    swap.set({ quoting: quoting({ quotes: [toQuote('0x', { expected: 2_480_000_000n })] }) }),
  )
  expect(figure()).toBe('2,480')
  expect(spoken()).not.toContain('2,480')
})

test('behavior: the rate can be read the other way round', async () => {
  const { user } = await renderSwap({ state: swapFilled })
  await user.click(button('1 ETH = 2,486.3 USDC'))
  expect(button('1 USDC = 0.0004022 ETH')).toBeTruthy()
})

test('behavior: offers are compared, and another one can be chosen', async () => {
  const { swap, user } = await renderSwap({ state: swapFilled })
  await user.click(screen.getByText('Best of 3 · via \u20680x\u2069'))
  const list = screen.getByRole('group', { name: 'Offer' })
  const rows = [...list.querySelectorAll('label')].map((row) => row.textContent)
  expect(rows).toEqual([
    '0xNetwork fee \u20660.000098 ETH\u20692,486.30289Best',
    '1inchNetwork fee \u20660.000098 ETH\u20692,484.10.08% less',
    'UniswapNetwork fee \u20660.000098 ETH\u20692,471.90.57% less',
    'LI.FIThis offer uses a contract we don’t know, so it can’t be used.',
  ])
  const [best, , uniswap, refused] = within(list).getAllByRole<HTMLInputElement>('radio')
  expect(best?.checked).toBe(true)
  expect(refused?.disabled).toBe(true)
  await user.click(uniswap ?? document.body)
  expect(swap.state.chosenId).toBe('uniswap')
  expect(figure()).toBe('2,471.9')
  expect(screen.getByText('via \u2068Uniswap\u2069')).toBeTruthy()
  await user.click(best ?? document.body)
  expect(swap.state.chosenId).toBeUndefined()
  await expectAccessible()
}, 30_000)

test('behavior: wrapping has no offers to compare', async () => {
  const wrap = toQuote('wrap', { name: '', kind: 'wrap', source: undefined })
  await renderSwap({ state: { ...swapFilled, quoting: quoting({ quotes: [wrap] }) } })
  expect(screen.getByText('One to one')).toBeTruthy()
})

test('behavior: protection is set up in the wallet, or turned off', async () => {
  const { swap, user } = await renderSwap({ state: { ...swapFilled, protection: 'offered' } })
  expect(screen.getByText(/^Not set up in/)).toBeTruthy()
  await user.click(screen.getByText('Protection'))
  await expectAccessible()
  await user.click(button(/^Set up in/))
  expect(swap.asked).toContain('protectWallet')
  await waitFor(() => expect(screen.queryByText(/^Set up in/)).toBeNull())
  const choice = within(screen.getByRole('group', { name: 'Protection' }))
  await user.click(choice.getByRole('radio', { name: 'Off' }))
  expect(swap.state.protection).toBe('off')
}, 30_000)

test('behavior: protection that is not set up can be turned off, and on again', async () => {
  const { swap, user } = await renderSwap({ state: { ...swapFilled, protection: 'offered' } })
  await user.click(screen.getByText('Protection'))
  const choice = () => within(screen.getByRole('group', { name: 'Protection' }))
  await user.click(choice().getByRole('button', { name: 'Off' }))
  expect(swap.state.protection).toBe('off')
  await user.click(choice().getByRole('radio', { name: 'On' }))
  expect(swap.state.protection).toBe('offered')
  expect(swap.asked).not.toContain('protectWallet')
})

test('behavior: an order of the same token is named before the review', async () => {
  await renderSwap({
    state: { ...swapFilled, sourceToken: dai, sourceTokenAmount: 10n ** 18n },
    prepare: (swap) => void swap.pendingSwaps.push(openOrder),
  })
  expect(screen.getByText(/can still be filled until 2:32 PM, in addition to/)).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: the allowance of an earlier order is taken back from the form', async () => {
  const { kit, swap, step, user } = await renderSwap({
    state: { ...swapFilled, sourceToken: dai, sourceTokenAmount: 10n ** 18n },
    prepare: (swap) => void swap.pendingSwaps.push(openOrder),
  })
  let fail: (error: unknown) => void = () => undefined
  swap.onRemoval = () =>
    new Promise((_, reject) => {
      fail = reject
    })
  await user.click(button('Remove its allowance'))
  expect(swap.asked).toContain(`removeAllowance ${openOrder.hash}`)
  const prepared = toPreparedSwap({ steps: [{ type: 'reset', payload: null }] })
  await step(() =>
    swap.set({
      removal: { status: 'pending', stage: 'wallet', prepared, type: 'reset', step: 0 },
    }),
  )
  await waitFor(() => expect(kit.controllers.router.current().name).toBe('SwapProgress'))
  const context = { wallet: 'Rabby', method: 'swap:send' }
  await step(() => {
    swap.set({ removal: { status: 'idle' } })
    fail(new CleatError('REQUEST_USER_REJECTED', { context }))
  })
  await waitFor(() => expect(kit.controllers.router.current().name).toBe('Swap'))
  expect(kit.controllers.snackbar.state.snack?.message).toMatch(/declined in Rabby/i)
}, 20_000)

test('behavior: an order whose allowance was taken back is not named', async () => {
  await renderSwap({
    state: { ...swapFilled, sourceToken: dai, sourceTokenAmount: 10n ** 18n },
    prepare: (swap) => void swap.pendingSwaps.push({ ...openOrder, isClosed: true }),
  })
  expect(screen.queryByText(/can still be filled/)).toBeNull()
})

test('behavior: where nobody swaps on the network, another one is a press away', async () => {
  const error = new CleatError('SWAP_UNSUPPORTED', { context: { network: 'Ethereum' } })
  const { kit, user } = await renderSwap({
    state: { ...swapFilled, quoting: { status: 'error', error } },
  })
  expect(screen.getAllByText(/^Swaps aren’t available on Ethereum\./)[0]).toBeTruthy()
  await expectAccessible()
  await user.click(button('Choose network'))
  expect(kit.controllers.router.current().name).toBe('Networks')
}, 20_000)

test('behavior: a wallet that refuses protection says so', async () => {
  const context = { wallet: 'Rabby', method: 'wallet_addEthereumChain' }
  const { kit, swap, user } = await renderSwap({
    state: { ...swapFilled, protection: 'offered' },
  })
  swap.onProtect = () => Promise.reject(new CleatError('REQUEST_USER_REJECTED', { context }))
  await user.click(screen.getByText('Protection'))
  await user.click(button(/^Set up in/))
  await waitFor(() =>
    expect(kit.controllers.snackbar.state.snack?.message).toMatch(/^Request declined in/),
  )
  expect(swap.state.protection).toBe('offered')
})

test('behavior: without a protected RPC of the app, there is nothing to set up', async () => {
  await renderSwap({ state: swapFilled })
  expect(screen.queryByText('Protection')).toBeNull()
})

test('behavior: the tolerated loss is chosen, or typed', async () => {
  const { swap, user } = await renderSwap({ state: swapFilled })
  await user.click(screen.getByText('Max. slippage'))
  const choice = within(screen.getByRole('group', { name: 'Max. slippage' }))
  await user.click(choice.getByRole('radio', { name: '0.5%' }))
  expect(swap.state.slippageBps).toBe(50)
  const own = screen.getByRole('textbox', { name: 'Another limit, in percent' })
  await user.type(own, '60')
  expect(screen.getByText('Enter a number from 0.01 to 50.')).toBeTruthy()
  await user.clear(own)
  expect(swap.state.slippageBps).toBe(100)
  await user.type(own, '12')
  expect(swap.state.slippageBps).toBe(1200)
  expect(screen.getByText(/^This is a lot/)).toBeTruthy()
  await user.clear(own)
  await user.type(own, '0,05')
  expect(swap.state.slippageBps).toBe(5)
  expect(screen.getByText(/^This is very little/)).toBeTruthy()
  await expectAccessible()
}, 30_000)

test('error: nobody offers it', async () => {
  const error = new CleatError('SWAP_NO_ROUTE', { context: { source: 'ETH', target: 'USDC' } })
  await renderSwap({ state: { ...swapFilled, quoting: { status: 'error', error } } })
  expect(submit()?.textContent).toBe('Insufficient liquidity')
  expect(figure()).toBe('0')
  expect(screen.getByText(/^Nobody swaps this much/, { selector: '[data-variant] *' })).toBeTruthy()
})

test('error: no offer can be used', async () => {
  const refused = toRefused('0x', new CleatError('SWAP_FLOOR_MISSING', { context: { router: '' } }))
  await renderSwap({ state: { ...swapFilled, quoting: quoting({ quotes: [refused] }) } })
  expect(submit()?.textContent).toBe('Insufficient liquidity')
  expect(screen.getByText('None can be used')).toBeTruthy()
})

test('error: the price service does not answer', async () => {
  const error = new CleatError('SERVICE_TIMEOUT', { context: { service: 'data', timeoutMs: 1 } })
  const { swap, user } = await renderSwap({
    state: { ...swapFilled, quoting: { status: 'error', error } },
  })
  expect(screen.getByText('Couldn’t get a price')).toBeTruthy()
  await expectAccessible()
  await user.click(button('Try again'))
  expect(swap.asked).toContain('refresh')
}, 20_000)

test('behavior: a token that nobody lists says so', async () => {
  await renderSwap({ state: { ...swapFilled, toToken: unknownToken } })
  expect(await screen.findByText('Unknown token – anyone can use this name')).toBeTruthy()
  expect(submit()?.textContent).toBe('Review swap')
})

test('behavior: an imitation that the app chose has to be confirmed', async () => {
  const { kit, user } = await renderSwap({ state: { ...swapFilled, toToken: fakeUsdc } })
  expect(await screen.findByText(/^Another token is called USDC too/)).toBeTruthy()
  expect(submit()?.textContent).toBe('Confirm the token above')
  await expectAccessible()
  await user.click(submit() ?? document.body)
  expect(kit.controllers.router.current().name).toBe('Swap')
  expect(document.activeElement).toBe(button('Use this token'))
  await user.keyboard('{Enter}')
  expect(submit()?.textContent).toBe('Review swap')
}, 20_000)

test('error: Bitcoin has no swaps, and says why', async () => {
  const ethereum = createTestAdapter()
  ethereum.features['swaps:load'] = () => new Promise(() => undefined)
  const adapter = createTestAdapter({ namespace: 'bip122', session: rabby.id })
  adapter.features['transfers:load'] = () => new Promise(() => undefined)
  const { kit, user } = await renderSwap({
    prepare: (swap) => {
      swap.isUnsupported = true
    },
    adapter,
    adapters: [adapter, ethereum],
    networks: [bitcoin, mainnet, base],
  })
  expect(screen.getByRole('heading', { name: 'Network not supported for Swaps' })).toBeTruthy()
  expect(screen.getByText(/^Bitcoin has no contracts/)).toBeTruthy()
  expect(button('Send instead')).toBeTruthy()
  await expectAccessible()
  await user.click(button('Base'))
  expect(kit.controllers.router.current().name).toBe('SwitchActiveChain')
}, 20_000)

test('behavior: the tile is offered where the adapter can swap, unless the app declines', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['swaps:load'] = () => new Promise(() => undefined)
  const { kit, step, user } = await renderSwap({ adapter, routes: [{ name: 'Account' }] })
  await user.click(button('Swap'))
  expect(kit.controllers.router.current().name).toBe('Swap')
  await step(() => kit.controllers.router.goBack())
  await step(() => kit.controllers.options.update({ features: { swaps: false } }))
  expect(screen.queryByRole('button', { name: 'Swap' })).toBeNull()
})
