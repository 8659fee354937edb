import { CleatError, type KitOptions } from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { toBalance } from '../../test/toBalance.ts'

const services = { data: 'https://data.example' }
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const answer = vi.fn<(url: URL) => Response>()

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: URL) =>
    url.pathname.endsWith('supported-chains')
      ? Response.json({ http: ['eip155:1'], ws: [] })
      : answer(url),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  answer.mockReset()
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
    .map((item) => [...item.querySelectorAll(':scope > :not([aria-hidden])')])
    .map((parts) => parts.map(({ textContent }) => textContent).join(' '))

test('default', async () => {
  hold(
    toBalance({ token: 1, name: 'Dust', symbol: 'DST', numeric: '0.001' }),
    toBalance({ token: 2, name: 'Gone', symbol: 'GON', numeric: '0', price: 5 }),
    toBalance({ token: 3, name: 'USD Coin', symbol: 'USDC', numeric: '1820.559', price: 1 }),
    toBalance({ ...ether, numeric: '1.5', price: 2500 }),
  )
  await renderTokens()
  expect(await listed()).toEqual([
    'Ether1.5 ETH $3,750.00',
    'USD Coin1,820.55 USDC $1,820.55',
    'Dust<0.01 DST',
  ])
  await expectAccessible()
}, 20_000)

test('behavior: nothing yet, with the way to get something', async () => {
  hold(toBalance({ ...ether, numeric: '0' }))
  const { kit, user } = await renderTokens()
  expect(await screen.findByText('No tokens yet')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Receive' }).at(-1) as HTMLElement)
  expect(kit.controllers.router.current().name).toBe('WalletReceive')
})

test('behavior: what the chain says stands in for a service that fails, and says so', async () => {
  answer.mockImplementation(() => new Response('{}', { status: 403 }))
  const { user } = await renderTokens()
  expect(await listed()).toEqual(['ETH1.2 ETH'])
  expect(screen.getByText(/^Prices and some tokens are missing/)).toBeTruthy()
  hold(toBalance({ ...ether, numeric: '1.5', price: 2500 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('$3,750.00')).toBeTruthy()
  expect(screen.queryByText(/are missing/)).toBeNull()
})

test('error: nobody answers', async () => {
  answer.mockImplementation(() => new Response('{}', { status: 403 }))
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = () =>
    Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
  const { user } = await renderTokens({ services, adapters: [adapter] })
  expect(await screen.findByText('Your tokens did not load')).toBeTruthy()
  hold(toBalance({ ...ether, numeric: '2' }))
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement)
  expect(await listed()).toEqual(['Ether2 ETH'])
})

test('behavior: an app without a service or tokens of its own has no such list', async () => {
  await renderTokens({})
  expect(screen.queryByRole('list', { name: 'Tokens' })).toBeNull()
})
