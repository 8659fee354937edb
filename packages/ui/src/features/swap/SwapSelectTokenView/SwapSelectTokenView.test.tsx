import { CleatError } from '@cleat/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { createTestTransfers } from '../../../test/createTestTransfers.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSwap } from '../../../test/renderSwap.tsx'
import { ether } from '../../../test/sendStates.ts'
import { answerStatus } from '../../../test/stories/answerStatus.ts'
import { answerSwapTokens, toListed } from '../../../test/stories/answerSwapTokens.ts'
import { toBalance } from '../../../test/toBalance.ts'

beforeEach(() => {
  // A modal in which rows are seen.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const routes = [{ name: 'Swap' }, { name: 'SwapSelectToken', target: 'toToken' }] as const
const list = () => screen.findByRole('list', { name: 'Select token' })
const symbols = async () =>
  within(await list())
    .getAllByRole('button')
    .map((row) => row.querySelector('bdi')?.textContent)
const search = () => screen.getByRole('searchbox', { name: 'Search or paste an address' })
const pasted = '0x00000000000000000000000000000000000000Aa'
const onChain = (symbol: string) => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = async () =>
    createTestTransfers([{ address: pasted, name: 'Barnacle', symbol, decimals: 18, value: 7n }])
  return adapter
}

test('default: what the account holds, then all that are listed', async () => {
  const { kit, swap, user } = await renderSwap({ routes })
  expect(await symbols()).toEqual(
    'ETH USDC WBTC AAVE BAL CRV DAI ENDLESS LINK UNI USDT WETH'.split(' '),
  )
  const headings = within(await list()).getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Your tokens', 'All tokens'])
  expect(document.activeElement).toBe(search())
  await expectAccessible()
  await user.click(within(await list()).getByRole('button', { name: /DAI/ }))
  expect(swap.state.toToken).toMatchObject({
    symbol: 'DAI',
    address: `eip155:1:0x${'4'.padStart(40, '0')}`,
    quantity: { amount: 0n, decimals: 18 },
  })
  expect(kit.controllers.router.current().name).toBe('Swap')
}, 20_000)

test('parameters: target', async () => {
  const target = { name: 'SwapSelectToken', target: 'sourceToken' } as const
  const { swap, user } = await renderSwap({ routes: [{ name: 'Swap' }, target] })
  await user.click(within(await list()).getByRole('button', { name: /^USDC/ }))
  expect(swap.state.sourceToken?.quantity.amount).toBe(1_820_500_000n)
  expect(swap.state.toToken).toBeUndefined()
})

test('behavior: well-known tokens are one tap away', async () => {
  const { swap, user } = await renderSwap({ routes })
  await list()
  const chips = within(screen.getByRole('list', { name: 'Suggested tokens' }))
  const names = () =>
    chips.getAllByRole('button').map((chip) => chip.querySelector('bdi')?.textContent)
  await waitFor(() => expect(names()).toEqual('ETH UNI AAVE LINK WBTC DAI WETH USDC'.split(' ')))
  await user.click(chips.getByRole('button', { name: /AAVE$/ }))
  expect(swap.state.toToken?.symbol).toBe('AAVE')
})

test('behavior: searches by name, symbol and address, with the keyboard alone', async () => {
  const { swap, user } = await renderSwap({ routes })
  await list()
  await user.type(search(), 'usd')
  await waitFor(async () => expect(await symbols()).toEqual(['USDC', 'USDT']))
  expect(screen.getByText('2 tokens').closest('[role=status]')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Suggested tokens' })).toBeNull()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('USDT')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(search())
  await user.keyboard('{ArrowDown}{End}{Enter}')
  expect(swap.state.toToken?.symbol).toBe('USDT')
}, 20_000)

test('behavior: a search without result offers the way back', async () => {
  const { user } = await renderSwap({ routes })
  await list()
  await user.type(search(), 'zzz')
  expect(await screen.findByText('No tokens match “zzz”.')).toBeTruthy()
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
  await user.click(clear ?? document.body)
  expect((await symbols()).length).toBeGreaterThan(9)
})

test('behavior: of ten thousand tokens a few are in the page', async () => {
  const tokens = Array.from({ length: 10_000 }, (_, index) =>
    toListed({ token: index + 100, name: `Token ${index}`, symbol: `TOK${index}` }),
  )
  await renderSwap({ routes, fetch: answerSwapTokens({ tokens }) })
  await waitFor(async () => expect((await list()).style.height).toBe(`${10_005 * 60}px`))
  expect(document.querySelectorAll('*').length).toBeLessThan(1_000)
}, 20_000)

test('behavior: a pasted address is read from the chain, and marked', async () => {
  const { swap, user } = await renderSwap({ routes, adapter: onChain('BARN') })
  await list()
  await user.click(search())
  await user.paste(pasted)
  const row = await screen.findByRole('button', { name: /^BARN/ })
  expect(row.textContent).toContain('Unknown token – anyone can use this name')
  await expectAccessible()
  await user.click(row)
  expect(swap.state.toToken).toMatchObject({
    symbol: 'BARN',
    quantity: { amount: 7n, decimals: 18 },
  })
}, 20_000)

test('behavior: a pasted token with the symbol of another needs a second tap', async () => {
  const { swap, kit, user } = await renderSwap({ routes, adapter: onChain('USDC') })
  await list()
  await user.click(search())
  await user.paste(pasted)
  await user.click(await screen.findByRole('button', { name: /Possible fake$/ }))
  expect(swap.state.toToken).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'Possible fake' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Token address' }).textContent).toBe(pasted)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Choose another token' }))
  await user.click(search())
  await user.paste(pasted)
  await user.click(await screen.findByRole('button', { name: /Possible fake$/ }))
  await user.click(screen.getByRole('button', { name: 'Use this token' }))
  expect(swap.state.toToken?.address).toBe(`eip155:1:${pasted}`)
  expect(kit.controllers.router.current().name).toBe('Swap')
}, 30_000)

test('behavior: an address without a token says so', async () => {
  const { user } = await renderSwap({ routes, adapter: onChain('BARN') })
  await list()
  await user.click(search())
  await user.paste(pasted.replace('Aa', 'Ab'))
  expect(await screen.findByText('There’s no token at this address on Ethereum.')).toBeTruthy()
})

test('behavior: what the account holds is compared with the list', async () => {
  const balances = [
    toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1', price: 2512.4 }),
    toBalance({ token: 20, name: 'USD Coin', symbol: 'USDC', numeric: '90000' }),
    toBalance({ token: 21, name: 'Barnacle', symbol: 'BARN', numeric: '12' }),
  ]
  await renderSwap({ routes, fetch: answerSwapTokens({ balances }) })
  const rows = async () =>
    within(await list())
      .getAllByRole('button')
      .slice(0, 3)
      .map(({ textContent }) => textContent)
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'ETHEther1.204$3,026.18',
      'BBARNUnknown token – anyone can use this name12',
      'UUSDC0x00…000020Possible fake',
    ]),
  )
})

test('error: without the list of the service, the account’s own tokens are there', async () => {
  const fetch: typeof window.fetch = (...request) =>
    String(request[0]).includes('convert/tokens')
      ? answerStatus(403)(...request)
      : answerSwapTokens()(...request)
  const { user } = await renderSwap({ routes, fetch })
  expect(await screen.findByText(/^The list of tokens didn’t load/)).toBeTruthy()
  expect(await symbols()).toEqual(['ETH', 'USDC', 'WBTC'])
  await expectAccessible()
  vi.stubGlobal('fetch', answerSwapTokens())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await symbols()).toContain('DAI'))
}, 20_000)

test('error: nobody knows what the account holds', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = () =>
    Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
  await renderSwap({ routes, adapter, fetch: answerStatus(403), state: { sourceToken: ether } })
  expect(await screen.findByText('Token Balance Unavailable', { selector: 'p' })).toBeTruthy()
  expect(await symbols()).toEqual(['ETH'])
})
