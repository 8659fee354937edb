import { CleatError, type KitOptions } from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { setHidden } from '../../../test/setHidden.ts'
import { toBalance } from '../../../test/toBalance.ts'

const services = { data: 'https://data.example' }
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const answer = vi.fn<(url: URL) => Response>()
let known: readonly object[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.pathname.endsWith('supported-chains'))
      return Response.json({ http: ['eip155:1'], ws: [] })
    return url.pathname.endsWith('tokens') ? Response.json({ tokens: known }) : answer(url)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  answer.mockReset()
  known = []
})

async function renderTokens(options: Partial<KitOptions> = { services }) {
  const adapter = createTestAdapter({ session: rabby.id })
  const modal = await renderModal({ adapter, ...options })
  await modal.step(() => modal.kit.actions.reconnect())
  await modal.step(() => void modal.kit.actions.open())
  return { ...modal, adapter }
}

const hold = (...balances: object[]) => answer.mockImplementation(() => Response.json({ balances }))
const listed = async () =>
  within(await screen.findByRole('list', { name: 'Tokens' }))
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll(':scope > * > :not([aria-hidden])')])
    .map((parts) => parts.map(({ textContent }) => textContent).join(' '))

test('default', async () => {
  hold(
    toBalance({ token: 1, name: 'Dust', symbol: 'DST', numeric: '0.001' }),
    toBalance({ token: 2, name: 'Gone', symbol: 'GON', numeric: '0', price: 5 }),
    toBalance({ token: 3, name: 'USD Coin', symbol: 'USDC', numeric: '1820.559', price: 1 }),
    toBalance({ ...ether, numeric: '1.5', price: 2500 }),
  )
  await renderTokens()
  // The chain's answer replaces the service's native balance.
  expect(await listed()).toEqual([
    'Ether1.2 ETH $3,011.25',
    'USD Coin1,820.55 USDC $1,820.55',
    'Dust<0.01 DST',
  ])
  expect(
    screen.getByText('Total, excluding 1 token without a price').parentElement?.textContent,
  ).toMatch(/\$4,831\.80$/)
  await expectAccessible()
}, 20_000)

test('behavior: nothing yet, with the way to get something', async () => {
  hold(toBalance({ ...ether, numeric: '0' }))
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = async () => ({ value: 0n, decimals: 18, symbol: 'ETH' })
  const { kit, user } = await renderTokens({ services, adapters: [adapter] })
  expect(await screen.findByText('No tokens yet')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Receive' }).at(-1) as HTMLElement)
  expect(kit.controllers.router.current().name).toBe('WalletReceive')
})

test('behavior: what the chain says stands in for a service that fails, and says so', async () => {
  answer.mockImplementation(() => new Response('{}', { status: 403 }))
  const { user } = await renderTokens()
  expect(await listed()).toEqual(['Ether1.2 ETH'])
  expect(screen.getByText(/^Some tokens and prices couldn’t be loaded/)).toBeTruthy()
  hold(toBalance({ ...ether, numeric: '1.5', price: 2500 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText('$3,011.25')).toHaveLength(2)
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull()
})

test('error: nobody answers', async () => {
  answer.mockImplementation(() => new Response('{}', { status: 403 }))
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = () =>
    Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
  const { user } = await renderTokens({ services, adapters: [adapter] })
  expect(await screen.findByText('Couldn’t load your tokens')).toBeTruthy()
  hold(toBalance({ ...ether, numeric: '2' }))
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement)
  expect(await listed()).toEqual(['Ether2 ETH'])
})

test('behavior: an app without a service or tokens of its own has no such list', async () => {
  await renderTokens({})
  expect(screen.queryByRole('list', { name: 'Tokens' })).toBeNull()
})

const many = (count: number, parts: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    toBalance({
      token: index + 1,
      name: `Token ${index}`,
      symbol: `T${index}`,
      numeric: '1',
      ...parts,
    }),
  )

test('behavior: of many tokens some are shown, and all when asked for', async () => {
  hold(...many(400))
  const { user } = await renderTokens()
  expect(await listed()).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Show all 400 tokens' }))
  expect(await listed()).toHaveLength(400)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
})

test('behavior: imitations are marked, stand last, and are worth nothing', async () => {
  const address = `eip155:1:0x${'2'.padStart(40, '0')}`
  known = [{ name: 'USD Coin', symbol: 'USDC', address, decimals: 6 }]
  hold(
    // Our server sends a price of 0 for tokens whose price is unknown.
    toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '2', price: 0 }),
    toBalance({ token: 2, name: 'USD Coin', symbol: 'USDC', numeric: '1', price: 1 }),
    toBalance({ token: 3, name: 'Ether', symbol: 'ЕTН', numeric: '5', price: 3 }),
  )
  await renderTokens()
  expect(await listed()).toEqual([
    'USD Coin1 USDC $1.00',
    'Ether5 ЕTН Possible fake',
    'USD Coin2 USDC Possible fake',
  ])
  expect(screen.getByText('Balance').parentElement?.textContent).toBe('Balance$1.00')
})

test('behavior: a service that lies leaves what can be believed', async () => {
  hold(
    toBalance({ token: 1, name: '<b>Bold</b>\u202e', symbol: 'BLD', numeric: '3', price: -4 }),
    toBalance({ token: 2, name: 'Negative', symbol: 'NEG', numeric: '-1' }),
    toBalance({ token: 3, name: 'Endless', symbol: 'END', numeric: 'NaN' }),
    toBalance({ token: 4, name: 'Fine', symbol: 'FIN', numeric: '1', decimals: 77 }),
    { ...toBalance({ token: 5, name: 'Text', symbol: 'TXT', numeric: '1' }), quantity: 'a lot' },
  )
  await renderTokens()
  expect(await listed()).toEqual(['<b>Bold</b>3 BLD'])
  expect(screen.getByText(/^4 tokens are hidden/)).toBeTruthy()
})

test('behavior: a token leads to sending it, where it can be sent', async () => {
  hold(toBalance({ token: 7, name: 'USD Coin', symbol: 'USDC', numeric: '2', price: 1 }))
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = () => new Promise(() => undefined)
  const { kit, user, step } = await renderTokens({ services, adapters: [adapter] })
  await user.click(await screen.findByRole('button', { name: /^USD Coin/ }))
  expect(kit.controllers.router.current()).toEqual({
    name: 'WalletSend',
    intent: { caipNetworkId: 'eip155:1', assetAddress: `0x${'7'.padStart(40, '0')}` },
  })
  await step(() => kit.controllers.options.update({ features: { send: false } }))
  await step(() => kit.controllers.router.goBack())
  expect(await listed()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^USD Coin/ })).toBeNull()
})

test('behavior: nothing is asked in ten idle minutes, once on the way back, and never while the page is not seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  hold(toBalance({ ...ether, numeric: '1.5', price: 2500 }))
  const onBalance = vi.fn(async () => ({ value: 1n, decimals: 18, symbol: 'ETH' }))
  const adapter = Object.assign(createTestAdapter({ session: rabby.id }), { onBalance })
  const { step, wait } = await renderTokens({ services, adapters: [adapter] })
  await listed()
  const asked = () => [answer.mock.calls.length, onBalance.mock.calls.length]
  expect(asked()).toEqual([1, 1])
  await wait(600_000)
  expect(asked()).toEqual([1, 1])
  await step(() => setHidden(true))
  await step(() => adapter.moveTo('eip155:8453'))
  await wait(60_000)
  expect(asked()).toEqual([1, 1])
  await step(() => adapter.moveTo('eip155:1'))
  await step(() => setHidden(false))
  expect(asked()).toEqual([2, 2])
  await step(() => setHidden(true))
  await wait(29_000)
  await step(() => setHidden(false))
  expect(asked()).toEqual([2, 2])
  vi.useRealTimers()
})

test('behavior: offline says so, and loads when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer.mockImplementation(() => new Response('{}', { status: 403 }))
  const { step } = await renderTokens()
  expect(
    await screen.findByText(/^Some tokens and prices couldn’t be loaded.*You’re offline/),
  ).toBeTruthy()
  hold(toBalance({ ...ether, numeric: '1.5', price: 2500 }))
  network.mockReturnValue(true)
  await step(() => window.dispatchEvent(new Event('online')))
  expect(await screen.findAllByText('$3,011.25')).toHaveLength(2)
  network.mockRestore()
})

test('behavior: a token leads to its approvals, where they can be read', async () => {
  hold(
    toBalance({ token: 1, name: 'USD Coin', symbol: 'USDC', numeric: '12.5' }),
    toBalance({ ...ether, numeric: '1.5' }),
  )
  const { adapter, kit, step, user } = await renderTokens()
  await listed()
  expect(screen.queryByRole('button', { name: 'Approvals of USDC' })).toBeNull()
  adapter.features['approvals:load'] = () => new Promise(() => undefined)
  await step(() => kit.controllers.router.push({ name: 'Networks' }))
  await step(() => kit.controllers.router.goBack())
  await listed()
  // Coins have none.
  expect(screen.queryByRole('button', { name: 'Approvals of ETH' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Approvals of USDC' }))
  const token = `eip155:1:0x${'1'.padStart(40, '0')}`
  expect(kit.controllers.router.current()).toEqual({ name: 'Approvals', token })
})
