import { type CaipNetworkId, CleatError, type NetworkAccount } from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSmartAccount } from '../../../test/renderSmartAccount.tsx'

const caipNetworkId = 'eip155:8453' as CaipNetworkId
const address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const known = { kind: 'known', name: 'MetaMask Smart Account', address } as const
const upgraded: NetworkAccount = { status: 'success', code: known, support: 'supported' }
const plain: NetworkAccount = { status: 'success', code: { kind: 'none' }, support: 'supported' }
const off = { preferredAccountTypes: { eip155: 'eoa' } } as const
const hash = `0x${'ab'.repeat(32)}`

const clean = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => clean(textContent))
const accounts = (base: NetworkAccount) => ({ 'eip155:1': plain, [caipNetworkId]: base })

test('default: on, ready on each network, and turned off', async () => {
  const { slice, user } = await renderSmartAccount()
  expect(screen.getByRole('dialog', { name: 'Smart account' })).toBeTruthy()
  expect(new Set(slice.asked)).toEqual(new Set(['read all']))
  expect(lines()).toEqual([
    'EthereumReady. It upgrades with your first action.',
    'BaseReady. It upgrades with your first action.',
  ])
  await expectAccessible()
  const box = screen.getByRole('checkbox', { name: 'Use a smart account' })
  expect(box).toHaveProperty('checked', true)
  await user.click(box)
  expect(slice.asked.at(-1)).toBe('choose eip155 eoa')
}, 20_000)

test('behavior: where it is upgraded, with a link to the code', async () => {
  await renderSmartAccount({ state: { accounts: accounts(upgraded) } })
  expect(screen.getByRole('list', { name: 'Upgraded on 1 network' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /View on explorer/ })
  expect(link.getAttribute('href')).toContain(`/address/${address}`)
  // Removing is for those who turned it off: the next action would upgrade it once more.
  expect(screen.queryByRole('button', { name: 'Remove the upgrade' })).toBeNull()
})

test('behavior: a contract account has another address than the plain one, each with its balance', async () => {
  const addresses = { eoa: `0x${'e'.repeat(40)}`, smartAccount: `0x${'c0'.repeat(20)}` }
  const there: NetworkAccount = { ...plain, code: { kind: 'contract' } } as const
  const { slice, step } = await renderSmartAccount({
    state: { addresses, accounts: accounts(there) },
  })
  const list = screen.getByRole('list', { name: 'Same login, other address' })
  const items = () => within(list).getAllByRole('listitem')
  const current = () => items().map((item) => item.getAttribute('aria-current'))
  await vi.waitFor(() => expect(clean(list.textContent)).toMatch(/ETH.*ETH/))
  expect(items().map(({ textContent }) => clean(textContent))).toEqual([
    expect.stringMatching(/^Smart account0xc0….*\d ETH$/),
    expect.stringMatching(/^Plain account0xee….*\d ETH$/),
  ])
  expect(current()).toEqual(['true', null])
  expect(screen.getByText(/another address than your plain account/)).toBeTruthy()
  expect(lines().slice(2)).toEqual([
    'EthereumReady. It’s created with your first action.',
    'BaseContract account',
  ])
  await expectAccessible()
  await step(() => slice.set(off))
  expect(current()).toEqual([null, 'true'])
  await step(() => slice.set({ preferredAccountTypes: { eip155: 'smartAccount' } }))
  await step(() => slice.set({ accounts: accounts({ ...plain, support: 'missing' }) }))
  expect(lines()[3]).toBe('BaseNot available here. Use your plain account.')
}, 20_000)

test.each<[string, NetworkAccount, string]>([
  ['missing', { ...plain, support: 'missing' }, 'Not available here.'],
  ['foreign', { ...plain, support: 'foreign' }, 'Not available here.'],
  ['pending', { status: 'pending' }, 'Checking your networks…'],
])('behavior: a network whose code is %s', async (_, account, words) => {
  await renderSmartAccount({ state: { accounts: accounts(account) } })
  const label = screen.queryByRole('img', { name: words })
  expect(label ? words : lines()[1]).toContain(words)
})

test('behavior: a network that does not answer is asked once more', async () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })
  const { slice, user } = await renderSmartAccount({
    state: { accounts: accounts({ status: 'error', error }) },
  })
  expect(lines()[1]).toContain('Couldn’t check this network')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(slice.asked.at(-1)).toBe(`read ${caipNetworkId}`)
})

test('behavior: unknown code is said loudly, and can be removed', async () => {
  const code = { kind: 'unknown', address: `0x${'9'.repeat(40)}` } as const
  await renderSmartAccount({
    state: { accounts: accounts({ status: 'success', code, support: 'supported' }) },
  })
  expect(screen.getByText(/This account runs code we don’t know/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove the upgrade' })).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: turned off, an upgrade is removed after a question', async () => {
  const { slice, user, step } = await renderSmartAccount({
    state: { ...off, accounts: accounts(upgraded) },
  })
  expect(screen.getByText(/What was upgraded stays upgraded/)).toBeTruthy()
  expect(lines()[0]).toBe('EthereumPlain account')
  const remove = () => screen.getByRole('button', { name: 'Remove the upgrade' })
  await user.click(remove())
  expect(clean(document.body.textContent)).toContain('On Base your account becomes a plain one')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(remove())
  await user.click(remove())
  expect(slice.asked.at(-1)).toBe(`remove ${caipNetworkId}`)
  await step(() => slice.set({ upgrading: { status: 'pending', caipNetworkId } }))
  expect(screen.getByRole('heading', { name: 'Removing the upgrade…' })).toBeTruthy()
  await step(() => slice.set({ upgrading: { status: 'pending', caipNetworkId, hash } }))
  expect(screen.getByRole('heading', { name: /^Waiting for .?Base.?…$/ })).toBeTruthy()
  await step(() => slice.set({ upgrading: { status: 'success', caipNetworkId, hash } }))
  expect(screen.getByRole('heading', { name: 'Upgrade removed' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(slice.asked.at(-1)).toBe('forget')
})

test('error: declined, and tried once more', async () => {
  const error = new CleatError('REQUEST_USER_REJECTED', {
    context: { method: 'removeUpgrade', wallet: 'Harbour' },
  })
  const { slice, user } = await renderSmartAccount({
    state: { upgrading: { status: 'error', caipNetworkId, error } },
  })
  expect(screen.getByRole('heading', { name: 'Upgrade not removed' })).toBeTruthy()
  expect(clean(document.body.textContent)).toContain('Request declined in Harbour.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(slice.asked.at(-1)).toBe(`remove ${caipNetworkId}`)
})

test('behavior: what the chain did not confirm in time is not called removed', async () => {
  await renderSmartAccount({ state: { upgrading: { status: 'unknown', caipNetworkId, hash } } })
  expect(screen.getByRole('heading', { name: 'Not confirmed yet' })).toBeTruthy()
  expect(screen.queryByText('Upgrade removed')).toBeNull()
})

test('error: a choice that the wallet refused', async () => {
  const context = { method: 'setAccountType', wallet: 'Harbour' }
  const error = new CleatError('WALLET_ERROR', { context })
  await renderSmartAccount({ state: { choosing: { status: 'error', error } } })
  expect(clean(document.body.textContent)).toContain('Harbour reported a problem')
})
