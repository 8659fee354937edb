import { expect, test } from 'vitest'
import { type CaipNetworkId, toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { RuntimeOptions } from '../../../contract/options/runtimeOptions.ts'
import type { WalletItem } from '../../../contract/wallets/walletItem.ts'
import { createConnector } from '../../../test/createFakeAdapter.ts'
import { mainnetId, solanaId } from '../../../test/networks.ts'
import {
  createAnnounced,
  createNamed,
  createWallet,
  ledger,
  metaMask,
  phantom,
  rabby,
  trust,
} from '../../../test/wallets.ts'
import { listWallets } from './listWallets.ts'

const registry = [metaMask, rabby, phantom, trust, ledger]
const own = createWallet({ id: 'own', name: 'Own' })
const installed = createAnnounced('io.metamask', 'MetaMask')
const connectors = [createAnnounced('com.a', 'A'), installed]

type Overrides = Partial<listWallets.Parameters> & { options?: RuntimeOptions }

function list(overrides: Overrides = {}): listWallets.ReturnType {
  return listWallets({
    connectors,
    recentWallets: [],
    registry,
    options: {},
    isPhone: false,
    ...overrides,
  })
}

/** Formats the list, for example `injected A, MetaMask; featured Trust Wallet`. */
function names(overrides: Overrides = {}): string {
  return list(overrides)
    .groups.map(({ kind, items }) => `${kind} ${items.map(({ name }) => name).join(', ')}`)
    .join('; ')
}

const find = (name: string, overrides: Overrides = {}) =>
  list(overrides)
    .groups.flatMap(({ items }) => items)
    .find((item) => item.name === name)

test('default', () => {
  expect(names()).toBe('injected A, MetaMask; recommended Rabby Wallet, Phantom')
  expect(find('MetaMask')).toEqual({
    key: 'connector:eip155:io.metamask',
    name: 'MetaMask',
    kind: 'injected',
    connectorId: 'io.metamask',
    connectors: [installed],
    wallet: metaMask,
    imageUrl: undefined,
    imageId: undefined,
    isInstalled: true,
    isRecent: false,
    isUnverified: false,
    namespaces: ['eip155'],
    supportsActiveChain: true,
  } satisfies WalletItem)
})

const featured = { featuredWalletIds: ['tw', 'mm'] }
const custom = { customWallets: [own] }
const include = { includeWalletIds: ['ra', 'mm', 'ph'] }
const exclude = { excludeWalletIds: ['mm', 'ra', 'own'] }

test.each([
  ['nothing', {}, 'injected A, MetaMask; recommended Rabby Wallet, Phantom'],
  [
    'featured',
    { ...featured },
    'injected MetaMask, A; featured Trust Wallet; recommended Rabby Wallet',
  ],
  ['custom', { ...custom }, 'injected A, MetaMask; custom Own; recommended Rabby Wallet'],
  [
    'featured, custom',
    { ...featured, ...custom },
    'injected MetaMask, A; featured Trust Wallet; custom Own',
  ],
  ['include', { ...include }, 'injected MetaMask; recommended Rabby Wallet, Phantom'],
  [
    'include, featured',
    { ...include, ...featured },
    'injected MetaMask; featured Trust Wallet; recommended Rabby Wallet, Phantom',
  ],
  [
    'include, custom',
    { ...include, ...custom },
    'injected MetaMask; custom Own; recommended Rabby Wallet, Phantom',
  ],
  [
    'include, featured, custom',
    { ...include, ...featured, ...custom },
    'injected MetaMask; featured Trust Wallet; custom Own; recommended Rabby Wallet',
  ],
  ['exclude', { ...exclude }, 'injected A; recommended Phantom, Trust Wallet, Ledger Live'],
  [
    'exclude, featured',
    { ...exclude, ...featured },
    'injected A; featured Trust Wallet; recommended Phantom, Ledger Live',
  ],
  [
    'exclude, custom',
    { ...exclude, ...custom },
    'injected A; recommended Phantom, Trust Wallet, Ledger Live',
  ],
  [
    'exclude, featured, custom',
    { ...exclude, ...featured, ...custom },
    'injected A; featured Trust Wallet; recommended Phantom, Ledger Live',
  ],
  ['include, exclude', { ...include, ...exclude }, 'recommended Phantom'],
  [
    'include, exclude, featured',
    { ...include, ...exclude, ...featured },
    'featured Trust Wallet; recommended Phantom',
  ],
  ['include, exclude, custom', { ...include, ...exclude, ...custom }, 'recommended Phantom'],
  [
    'include, exclude, featured, custom',
    { ...include, ...exclude, ...featured, ...custom },
    'featured Trust Wallet; recommended Phantom',
  ],
] as const)('parameters: %s', (_, options, expected) => {
  expect(names({ options })).toBe(expected)
})

test('parameters: empty lists choose nothing', () => {
  const options = {
    includeWalletIds: [],
    excludeWalletIds: [],
    featuredWalletIds: [],
    customWallets: [],
  }
  expect(names({ options })).toBe(names())
})

test('parameters: recentWallets come first, at most two, and are listed once', () => {
  const recentWallets = [
    { id: 'io.metamask', name: 'MetaMask' },
    { id: 'com.gone', name: 'Gone' },
    { id: 'com.a', name: 'A' },
  ]
  expect(names({ recentWallets })).toBe(
    'recent MetaMask, Gone; injected A; recommended Rabby Wallet, Phantom',
  )
  expect(find('MetaMask', { recentWallets })).toMatchObject({ isInstalled: true, isRecent: true })
  expect(find('Gone', { recentWallets })).toMatchObject({
    connectorId: 'com.gone',
    connectors: [],
    isInstalled: false,
    isRecent: true,
  })
})

test('behavior: a recent wallet that is gone is known, but not by its name alone', () => {
  const rabbyBefore = { id: 'io.rabby', name: 'Rabby' }
  expect(find('Rabby Wallet', { recentWallets: [rabbyBefore] })).toMatchObject({
    kind: 'recent',
    wallet: rabby,
  })
  const evil = { id: 'io.evil', name: 'Rabby Wallet' }
  expect(list({ recentWallets: [evil] }).groups[0]?.items[0]).toMatchObject({
    kind: 'recent',
    wallet: undefined,
  })
})

test.each([
  [{ id: 'io.metamask', name: 'MetaMask' }, { excludeWalletIds: ['mm'] }],
  [{ id: 'io.rabby', name: 'Rabby' }, { excludeWalletIds: ['ra'] }],
  [{ id: 'com.gone', name: 'Gone' }, { includeWalletIds: ['mm'] }],
])('behavior: a recent wallet that the app does not list stays away: %j', (recent, options) => {
  expect(names({ recentWallets: [recent], options })).not.toContain('recent')
})

test('parameters: connectorTypeOrder puts the kinds it names first', () => {
  const recentWallets = [{ id: 'com.a', name: 'A' }]
  const options: RuntimeOptions = {
    ...custom,
    featuredWalletIds: ['mm'],
    features: { connectorTypeOrder: ['custom', 'featured'] },
  }
  expect(names({ recentWallets, options })).toBe(
    'custom Own; featured MetaMask; recent A; recommended Rabby Wallet',
  )
})

test('behavior: kinds by names that there are not do no harm', () => {
  const connectorTypeOrder = ['nonsense', '__proto__', 'injected', 'injected'] as never
  expect(names({ options: { features: { connectorTypeOrder } } })).toBe(names())
})

test('behavior: all connectors of a wallet are one row, with every namespace', () => {
  const all = [
    createAnnounced('app.phantom', 'Phantom'),
    createNamed('Phantom'),
    createConnector({ id: 'phantomSdk', name: 'Phantom', type: 'EXTERNAL' }),
  ]
  expect(names({ connectors: all })).toBe(
    'injected Phantom; recommended MetaMask, Rabby Wallet, Trust Wallet',
  )
  expect(find('Phantom', { connectors: all })).toMatchObject({
    connectorId: 'app.phantom',
    connectors: [all[0], all[1]],
    namespaces: ['eip155', 'solana'],
  })
})

test('behavior: connectors of the app and the way to pair have rows of their own', () => {
  const all = [
    createConnector({ id: 'safe', name: 'Safe', type: 'EXTERNAL' }),
    createConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' }),
    createConnector({ id: 'auth', name: 'Email', type: 'AUTH' }),
  ]
  const options = { includeWalletIds: ['mm'] }
  expect(names({ connectors: all })).toMatch(
    /^walletConnect WalletConnect; external Safe; recommended MetaMask/,
  )
  expect(names({ connectors: all, options })).toBe(
    'walletConnect WalletConnect; recommended MetaMask',
  )
})

test('behavior: a look-alike is not the wallet, and is not promoted', () => {
  const evil = createAnnounced('io.evil', 'MetaMask')
  const options = { featuredWalletIds: ['mm'] }
  expect(names({ connectors: [evil], options })).toBe(
    'injected MetaMask; featured MetaMask; recommended Rabby Wallet, Phantom',
  )
  const [found, shown] = list({ connectors: [evil], options }).groups
  expect(found?.items[0]).toMatchObject({
    isUnverified: true,
    wallet: undefined,
    imageId: undefined,
  })
  expect(shown?.items[0]).toMatchObject({
    isUnverified: false,
    wallet: metaMask,
    isInstalled: false,
  })
  expect(names({ connectors: [evil], options: { excludeWalletIds: ['mm'] } })).not.toContain(
    'MetaMask',
  )
})

test('parameters: namespace lists its wallets only', () => {
  const solana = createWallet({ id: 'so', name: 'Solflare', chains: [solanaId] })
  const evm = createWallet({ id: 'ev', name: 'Evm', chains: ['eip155:1'] })
  const parameters = {
    connectors: [...connectors, createNamed('Backpack')],
    recentWallets: [{ id: 'com.a', name: 'A' }],
    registry: [solana, evm],
    namespace: 'solana',
  } as const
  expect(names(parameters)).toBe('injected Backpack; recommended Solflare')
  const both = [createAnnounced('app.phantom', 'Phantom'), createNamed('Phantom')]
  expect(find('Phantom', { connectors: both, namespace: 'solana' })).toMatchObject({
    connectorId: 'Phantom',
    connectors: [both[1]],
  })
})

test('parameters: namespaces keeps wallets of other chains from being recommended', () => {
  const bitcoin = createWallet({ id: 'xv', name: 'Xverse', chains: ['bip122:1'] })
  const parameters = { registry: [bitcoin, rabby] }
  expect(names({ ...parameters, namespaces: ['eip155'] })).toContain('recommended Rabby Wallet')
  expect(names(parameters)).toContain('recommended Xverse, Rabby Wallet')
})

test('parameters: activeNetworkId marks wallets without it, and takes none away', () => {
  const evm = createWallet({ id: 'ev', name: 'Evm', chains: ['eip155:1', 'eip155:10'] })
  const other = createWallet({ id: 'ot', name: 'Other', chains: ['eip155:10'] })
  const parameters = { registry: [evm, other, rabby], connectors: [] }
  const supports = (name: string, activeNetworkId: CaipNetworkId) =>
    find(name, { ...parameters, activeNetworkId })?.supportsActiveChain
  expect(names({ ...parameters, activeNetworkId: mainnetId })).toBe(names(parameters))
  expect(supports('Evm', mainnetId)).toBe(true)
  expect(supports('Other', mainnetId)).toBe(false)
  // Neither the wallet's chains nor the wallets of this chain are known.
  expect(supports('Rabby Wallet', mainnetId)).toBe(true)
  expect(supports('Other', toCaipNetworkId('eip155:31337'))).toBe(true)
  expect(find('A', { activeNetworkId: solanaId })?.supportsActiveChain).toBe(false)
})

test('parameters: isPhone recommends what can be had there', () => {
  const mobile = createWallet({
    id: 'mo',
    name: 'Mobile',
    chrome_store: undefined,
    mobile_link: 'mo://',
  })
  const parameters = { connectors: [], registry: [rabby, mobile] }
  expect(names({ ...parameters, isPhone: true })).toBe('recommended Mobile')
  expect(names({ ...parameters, isPhone: false })).toBe('recommended Rabby Wallet')
  const pairing = createConnector({
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
  })
  expect(names({ ...parameters, connectors: [pairing] })).toContain(
    'recommended Rabby Wallet, Mobile',
  )
})

test('parameters: registry absent lists what is there', () => {
  expect(names({ registry: undefined, options: { ...custom } })).toBe(
    'injected A, MetaMask; custom Own',
  )
  expect(list({ registry: undefined }).allWallets).toEqual({ count: undefined })
})

test('parameters: recommended takes the place of the best known', () => {
  const news = createWallet({ id: 'news', name: 'News' })
  expect(names({ recommended: [news, phantom] })).toBe(
    'injected A, MetaMask; recommended News, Phantom',
  )
})

test('parameters: connectorImages go before what a wallet brings', () => {
  const wallet = { ...createAnnounced('com.a', 'A'), imageUrl: 'data:image/png;base64,AA' }
  const options = { connectorImages: { 'com.a': 'https://app.example/a.png' } }
  expect(find('A', { connectors: [wallet] })?.imageUrl).toBe('data:image/png;base64,AA')
  expect(find('A', { connectors: [wallet], options })?.imageUrl).toBe('https://app.example/a.png')
})

test('parameters: enableWallets lists nothing when off', () => {
  expect(list({ options: { enableWallets: false } })).toEqual({ groups: [] })
})

const many = Array.from({ length: 37 }, (_, at) => createWallet({ id: `w${at}` }))

test.each([
  ['rounded down to ten', { registry: many }, { value: 30, isRounded: true }],
  ['exact below ten', { registry: many.slice(0, 9) }, { value: 9, isRounded: false }],
  ['exact where it ends in zero', { registry: many.slice(0, 30) }, { value: 30, isRounded: false }],
  [
    'exact for what the app leaves',
    { registry: many, options: { excludeWalletIds: ['w1'] } },
    { value: 36, isRounded: false },
  ],
  ['that of the service', { registry: many, total: 612 }, { value: 610, isRounded: true }],
])('behavior: the number of all wallets is %s', (_, overrides, count) => {
  expect(list({ connectors: [], ...overrides }).allWallets).toEqual({ count })
})

test.each([
  ['SHOW', false, true],
  ['HIDE', false, false],
  ['HIDE', true, false],
  ['ONLY_MOBILE', false, false],
  ['ONLY_MOBILE', true, true],
] as const)('parameters: allWallets %s, on a phone %s', (allWallets, isPhone, isOffered) => {
  const mobile = many.map((wallet) => ({ ...wallet, mobile_link: 'app://' }))
  const { allWallets: offer } = list({ registry: mobile, options: { allWallets }, isPhone })
  expect(offer !== undefined).toBe(isOffered)
  expect(list({ options: { features: { allWallets: false } } }).allWallets).toBeUndefined()
})

test('behavior: there is no way to all wallets where all are listed', () => {
  expect(list({ connectors: [], registry: [metaMask, rabby] }).allWallets).toBeUndefined()
})

test('parameters: orderWallets', () => {
  const reverse = (items: readonly WalletItem[]) => [...items].reverse()
  expect(names({ options: { orderWallets: reverse } })).toBe(
    'recommended Phantom, Rabby Wallet; injected MetaMask, A',
  )
  const byLength = (items: readonly WalletItem[]) =>
    [...items].sort((one, other) => one.name.length - other.name.length)
  expect(names({ options: { orderWallets: byLength } })).toBe(
    'undefined A, Phantom, MetaMask, Rabby Wallet',
  )
})

test.each([
  [
    'leaves one out',
    (items: readonly WalletItem[]) => items.slice(1),
    'injected MetaMask; recommended Rabby Wallet, Phantom',
  ],
  ['shows one twice', (items: readonly WalletItem[]) => [...items, ...items], names()],
  [
    'adds one',
    (items: readonly WalletItem[]) => [...items, { ...items[0], key: 'new' } as WalletItem],
    names(),
  ],
  [
    'changes one',
    (items: readonly WalletItem[]) => items.map((item) => ({ ...item, name: 'Evil' })),
    names(),
  ],
  [
    'fails',
    () => {
      throw new Error('Boom')
    },
    names(),
  ],
  ['answers nothing', () => undefined as never, names()],
])('behavior: orderWallets that %s', (_, orderWallets, expected) => {
  expect(names({ options: { orderWallets } })).toBe(expected)
})

test('parameters: enableEIP6963 hides wallets that announce themselves', () => {
  const connectors = [
    createConnector({ id: 'com.a', name: 'A', type: 'ANNOUNCED' }),
    createConnector({ id: 'injected', name: 'B', type: 'INJECTED' }),
  ]
  const installedNames = (enableEIP6963: boolean) =>
    list({ connectors, registry: [], options: { enableEIP6963 } })
      .groups.flatMap(({ items }) => items)
      .filter(({ isInstalled }) => isInstalled)
      .map(({ name }) => name)
  expect(installedNames(true)).toEqual(['A', 'B'])
  expect(installedNames(false)).toEqual(['B'])
})
