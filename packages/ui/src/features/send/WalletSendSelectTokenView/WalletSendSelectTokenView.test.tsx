import { CleatError } from '@cleat/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSend } from '../../../test/renderSend.tsx'
import { answerTokens } from '../../../test/stories/sendStory.tsx'
import { toBalance } from '../../../test/toBalance.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const routes = [{ name: 'WalletSend' }, { name: 'WalletSendSelectToken' }] as const
const list = () => screen.findByRole('list', { name: 'Select token' })
const tokens = async () => within(await list()).getAllByRole('button')
const names = async () => (await tokens()).map((token) => token.querySelector('bdi')?.textContent)

test('default', async () => {
  const { kit, send, user } = await renderSend({ routes })
  expect(await names()).toEqual(['Ether', 'USD Coin', 'Wrapped Bitcoin'])
  expect(screen.getByRole('dialog', { name: 'Select token' })).toBeTruthy()
  await expectAccessible()
  const [, coin] = await tokens()
  await user.click(coin ?? document.body)
  expect(send.state.token?.symbol).toBe('USDC')
  expect(kit.controllers.router.current().name).toBe('WalletSend')
}, 20_000)

test('behavior: searches by name, symbol and address, and says what it found', async () => {
  const { user } = await renderSend({ routes })
  await list()
  await user.type(screen.getByRole('searchbox', { name: 'Search tokens' }), 'usdc')
  await waitFor(async () => expect(await names()).toEqual(['USD Coin']))
  expect(screen.getByText('1 token').closest('[role=status]')).toBeTruthy()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('USD Coin')
})

test('behavior: a search without result offers the way back', async () => {
  const { user } = await renderSend({ routes })
  await list()
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(await screen.findByText('No tokens match “zzz”.')).toBeTruthy()
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
  await user.click(clear ?? document.body)
  expect(await tokens()).toHaveLength(3)
})

test('behavior: the network can be chosen', async () => {
  const { kit, user } = await renderSend({ routes })
  await user.click(screen.getByRole('button', { name: /^Network\s*Ethereum$/ }))
  expect(kit.controllers.router.current().name).toBe('Networks')
})

test('behavior: an account without tokens leads to receiving', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = async () => ({ value: 0n, decimals: 18, symbol: 'ETH' })
  const ether = toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '0' })
  const { kit, user } = await renderSend({ routes, adapter, fetch: answerTokens([ether]) })
  expect(await screen.findByText('No tokens yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  expect(kit.controllers.router.current().name).toBe('WalletReceive')
})

test('behavior: many tokens are drawn when somebody asks for them', async () => {
  const many = Array.from({ length: 120 }, (_, token) =>
    toBalance({ token: token + 1, name: `Token ${token}`, symbol: `T${token}`, numeric: '1' }),
  )
  const ether = toBalance({ name: 'Ether', symbol: 'ETH', decimals: 18, numeric: '1' })
  const { user } = await renderSend({ routes, fetch: answerTokens([ether, ...many]) })
  expect(await names()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Show all 121 tokens' }))
  expect(await names()).toHaveLength(121)
}, 20_000)

test('error: nobody knows what the account holds', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = () =>
    Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
  const fetch = async () => new Response('', { status: 403 })
  const { user } = await renderSend({ routes, adapter, fetch })
  expect(await screen.findByText('Token Balance Unavailable', { selector: 'p' })).toBeTruthy()
  await expectAccessible()
  adapter.onBalance = async () => ({ value: 5n, decimals: 0, symbol: 'ETH' })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await names()).toEqual(['Ether']))
}, 20_000)
