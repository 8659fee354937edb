import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/expectLinear.ts'
import { mainnetId } from '../../../test/networks.ts'
import {
  createAnnounced,
  createWallet,
  ledger,
  metaMask,
  phantom,
  rabby,
  trust,
} from '../../../test/wallets.ts'
import { listAllWallets } from './listAllWallets.ts'

const own = createWallet({ id: 'own', name: 'Own' })
const sources = {
  connectors: [createAnnounced('com.a', 'A'), createAnnounced('io.rabby', 'Rabby')],
  recentWallets: [],
  registry: [metaMask, rabby, phantom, trust, ledger],
  options: {},
  isPhone: false,
}
const names = (overrides: Partial<listAllWallets.Parameters> = {}) =>
  listAllWallets({ ...sources, ...overrides })
    .map(({ kind, name }) => `${kind} ${name}`)
    .join(', ')

test('default', () => {
  expect(names()).toBe(
    'injected A, injected Rabby, recommended MetaMask, recommended Phantom, recommended Trust Wallet, recommended Ledger Live',
  )
})

test('parameters: featured and custom wallets follow the installed ones', () => {
  const options = {
    featuredWalletIds: ['tw', 'ra'],
    customWallets: [own],
    excludeWalletIds: ['mm', 'ph'],
  }
  expect(names({ options })).toBe(
    'injected Rabby, injected A, featured Trust Wallet, custom Own, recommended Ledger Live',
  )
})

test('parameters: activeNetworkId takes none away', () => {
  const registry = [...sources.registry, createWallet({ id: 'so', chains: ['solana:1'] })]
  expect(names({ registry, activeNetworkId: mainnetId })).toBe(names({ registry }))
})

test('parameters: isPhone leaves out what cannot be had there, but nothing of the app', () => {
  const mobile = createWallet({
    id: 'mo',
    name: 'Mobile',
    app_store: 'https://apps.apple.com/app/1',
  })
  const registry = [...sources.registry, mobile]
  const options = { customWallets: [own], featuredWalletIds: ['tw'] }
  expect(names({ registry, options, isPhone: true })).toBe(
    'injected A, injected Rabby, featured Trust Wallet, custom Own, recommended Mobile',
  )
})

test('parameters: orderWallets', () => {
  const orderWallets = <item>(items: readonly item[]) => items.slice(-2).reverse()
  expect(names({ options: { orderWallets } })).toBe(
    'recommended Ledger Live, recommended Trust Wallet',
  )
})

test('parameters: search finds names, those that begin with it first', () => {
  expect(names({ search: ' A' })).toBe(
    'injected A, injected Rabby, recommended MetaMask, recommended Phantom, recommended Trust Wallet',
  )
  expect(names({ search: 'trustw' })).toBe('recommended Trust Wallet')
  expect(names({ search: 'ta' })).toBe('recommended MetaMask')
  expect(names({ search: 'm' })).toBe('recommended MetaMask, recommended Phantom')
  expect(names({ search: 'nothing' })).toBe('')
})

test('parameters: listedIds are what a service lists, in its order, beside what is here', () => {
  const listedIds = ['lg', 'mm', 'lg', 'nobody']
  expect(names({ listedIds })).toBe(
    'injected A, injected Rabby, recommended Ledger Live, recommended MetaMask',
  )
  expect(names({ listedIds, options: { featuredWalletIds: ['tw', 'mm'] } })).toBe(
    'injected A, injected Rabby, featured Trust Wallet, featured MetaMask, recommended Ledger Live',
  )
})

test('parameters: search with listedIds keeps what the service found, whatever its name', () => {
  expect(names({ search: 'fox', listedIds: ['mm'] })).toBe('recommended MetaMask')
  expect(names({ search: 'rab', listedIds: [] })).toBe('injected Rabby')
})

test('parameters: enableWallets lists nothing when off', () => {
  expect(names({ options: { enableWallets: false } })).toBe('')
})

test('behavior: four times the wallets take no more than their share of time', async () => {
  const all = Array.from({ length: 2000 }, (_, at) =>
    createWallet({ id: `w${at}`, name: `Wallet of number ${at}`, chains: ['eip155:1'] }),
  )
  const list = (size: number) =>
    listAllWallets({ ...sources, registry: all.slice(0, size), activeNetworkId: mainnetId })
  await expectLinear(list, { size: 2000 })
})
