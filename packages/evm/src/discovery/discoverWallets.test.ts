import type { DiscoveredWallet } from '@cleat/core/adapter'
import { createFakeProvider, type FakeProvider } from '@cleat/core/test/createFakeProvider'
import { createFakeWindow, type FakeWindow } from '@cleat/core/test/createFakeWindow'
import { createHostileValues } from '@cleat/core/test/createHostileValues'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discoverWallets } from './discoverWallets.ts'

type Page = {
  window: FakeWindow
  /** Each list that was reported. */
  reports: (readonly DiscoveredWallet[])[]
  ids: () => string[] | undefined
  /** How many calls of `onDropped`. */
  dropped: number
  discover: (parameters?: { announced?: boolean; injected?: boolean }) => () => void
}

function createPage(properties: object = {}): Page {
  const window = createFakeWindow(properties)
  const reports: (readonly DiscoveredWallet[])[] = []
  const page: Page = {
    window,
    reports,
    dropped: 0,
    ids: () => reports.at(-1)?.map(({ id }) => id),
    discover: (parameters = {}) =>
      discoverWallets({
        window,
        announced: true,
        injected: true,
        ...parameters,
        onChange: (wallets) => reports.push(wallets),
        onDropped: () => {
          page.dropped += 1
        },
      }),
  }
  return page
}

function announce(window: Window, detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function createDetail(rdns: string, provider: unknown = createFakeProvider()): object {
  return { info: { uuid: '1', rdns, name: `Wallet ${rdns}` }, provider }
}

/** A wallet that follows EIP-6963: announces itself now and whenever it is asked. */
function installWallet(
  window: Window,
  rdns: string,
  provider = createFakeProvider(),
): FakeProvider {
  const detail = createDetail(rdns, provider)
  window.addEventListener('eip6963:requestProvider', () => announce(window, detail))
  announce(window, detail)
  return provider
}

test('default', () => {
  const page = createPage()
  const provider = installWallet(page.window, 'org.example.a')
  page.discover()
  expect(page.reports).toEqual([
    [
      {
        id: 'org.example.a',
        rdns: 'org.example.a',
        name: 'Wallet org.example.a',
        icon: undefined,
        kind: 'announced',
        provider,
      },
    ],
  ])
  expect(page.reports[0]?.[0]?.provider).toBe(provider)
})

test('behavior: an empty page is reported at once', () => {
  const page = createPage()
  page.discover()
  expect(page.reports).toEqual([[]])
})

test('behavior: finds a wallet that comes late', () => {
  const page = createPage()
  page.discover()
  installWallet(page.window, 'org.example.late')
  expect(page.ids()).toEqual(['org.example.late'])
})

test('behavior: two that claim one rdns are both listed, whichever comes first', () => {
  const page = createPage()
  page.discover()
  const first = installWallet(page.window, 'org.example.a')
  const second = installWallet(page.window, ' ORG.example.A ')
  installWallet(page.window, 'org.example.b')
  expect(page.ids()).toEqual(['org.example.a', 'org.example.a#2', 'org.example.b'])
  const [one, other] = page.reports.at(-1) ?? []
  expect([one?.provider, other?.provider]).toEqual([first, second])
  expect([one?.rdns, other?.rdns]).toEqual(['org.example.a', 'org.example.a'])
})

test('behavior: a name below that of another is a name of its own', () => {
  const page = createPage()
  page.discover()
  installWallet(page.window, 'io.metamask.evil')
  installWallet(page.window, 'io.metamask')
  expect(page.ids()).toEqual(['io.metamask.evil', 'io.metamask'])
})

test('behavior: of 10,000 announcements 64 are listed, and the rest is told of once', () => {
  const page = createPage()
  page.discover()
  for (let at = 0; at < 10_000; at += 1) announce(page.window, createDetail(`org.flood.a${at}`))
  expect(page.ids()).toHaveLength(64)
  expect(page.ids()?.slice(0, 2)).toEqual(['org.flood.a0', 'org.flood.a1'])
  expect([page.dropped, page.reports.length]).toEqual([1, 65])
})

test('behavior: one rdns has four places at most', () => {
  const page = createPage()
  page.discover()
  for (let times = 0; times < 100; times += 1) announce(page.window, createDetail('org.flood'))
  installWallet(page.window, 'org.example.a')
  expect(page.ids()?.slice(3)).toEqual(['org.flood#4', 'org.example.a'])
  expect(page.dropped).toBe(1)
})

test('behavior: an announcement is read once, so that it cannot change', () => {
  const page = createPage()
  let reads = 0
  const info = {
    name: 'A',
    get rdns() {
      reads += 1
      return `org.example.a${reads}`
    },
  }
  page.discover()
  announce(page.window, { info, provider: createFakeProvider() })
  expect(page.ids()).toEqual(['org.example.a1'])
  expect([page.reports.at(-1)?.[0]?.rdns, reads]).toEqual(['org.example.a1', 1])
})

test('behavior: repeating an announcement reports nothing', () => {
  const page = createPage()
  page.discover()
  const detail = createDetail('org.example.a')
  for (let times = 0; times < 1000; times += 1) announce(page.window, detail)
  expect(page.reports).toHaveLength(2)
})

test('behavior: a wallet at window.ethereum is listed', () => {
  const ethereum = createFakeProvider()
  const page = createPage({ ethereum })
  page.discover()
  expect(page.reports.at(-1)).toEqual([
    { id: 'injected', name: 'Browser wallet', kind: 'injected', provider: ethereum },
  ])
})

test('behavior: the same object at window.ethereum is no second wallet', () => {
  const ethereum = createFakeProvider()
  const page = createPage({ ethereum })
  page.discover()
  installWallet(page.window, 'org.example.a', ethereum)
  expect(page.ids()).toEqual(['org.example.a'])
})

test('behavior: another object with the same flags is no second wallet', () => {
  const page = createPage({ ethereum: Object.assign(createFakeProvider(), { isA: true }) })
  page.discover()
  installWallet(page.window, 'org.example.a', Object.assign(createFakeProvider(), { isA: true }))
  expect(page.ids()).toEqual(['org.example.a'])
})

test('behavior: another wallet at window.ethereum stays, after the announced ones', () => {
  const page = createPage({ ethereum: Object.assign(createFakeProvider(), { isOld: true }) })
  page.discover()
  installWallet(page.window, 'org.example.a', Object.assign(createFakeProvider(), { isA: true }))
  expect(page.ids()).toEqual(['org.example.a', 'injected'])
})

test.each(['ethereum#initialized', 'load'])(
  'behavior: looks at window.ethereum again on %s',
  (type) => {
    const page = createPage()
    page.discover()
    Object.assign(page.window, { ethereum: createFakeProvider() })
    expect(page.ids()).toEqual([])
    page.window.dispatchEvent(new Event(type))
    expect(page.ids()).toEqual(['injected'])
  },
)

test('behavior: an announced wallet cannot pass for the one at window.ethereum', () => {
  const ethereum = createFakeProvider()
  const page = createPage({ ethereum })
  page.discover()
  announce(page.window, createDetail('injected'))
  expect(page.reports.at(-1)?.map(({ provider }) => provider)).toEqual([ethereum])
})

test('parameters: announced', () => {
  const page = createPage({ ethereum: createFakeProvider() })
  page.discover({ announced: false })
  installWallet(page.window, 'org.example.a')
  expect(page.ids()).toEqual(['injected'])
})

test('parameters: injected', () => {
  const page = createPage({ ethereum: createFakeProvider() })
  page.discover({ injected: false })
  installWallet(page.window, 'org.example.a')
  page.window.dispatchEvent(new Event('load'))
  expect(page.ids()).toEqual(['org.example.a'])
})

test('behavior: stopping leaves no listener', () => {
  const page = createPage()
  const stop = page.discover()
  expect(page.window.countListeners()).toBe(3)
  stop()
  stop()
  expect(page.window.countListeners()).toBe(0)
  announce(page.window, createDetail('org.example.a'))
  page.window.dispatchEvent(new Event('load'))
  expect(page.reports).toEqual([[]])
})

test('behavior: two discoveries on one page do not disturb each other', () => {
  const page = createPage()
  const stop = page.discover()
  page.discover()
  stop()
  expect(page.window.countListeners()).toBe(3)
  installWallet(page.window, 'org.example.a')
  expect(page.reports.filter((wallets) => wallets.length === 1)).toHaveLength(1)
})

test.each(createHostileValues())('behavior: an announcement of %s does no harm', (_, value) => {
  const page = createPage()
  page.discover()
  announce(page.window, value)
  announce(page.window, { info: value, provider: createFakeProvider() })
  announce(page.window, { info: { rdns: value, name: 'A' }, provider: createFakeProvider() })
  expect(page.reports).toEqual([[]])
  installWallet(page.window, 'org.example.a')
  expect(page.ids()).toEqual(['org.example.a'])
})

test.each([undefined, null, 'wallet', 5, () => undefined])(
  'behavior: an announcement with %o as provider is ignored',
  (provider) => {
    const page = createPage()
    page.discover()
    announce(page.window, { info: { rdns: 'org.example.a', name: 'A' }, provider })
    expect(page.reports).toEqual([[]])
  },
)

test('behavior: an event without detail is ignored', () => {
  const page = createPage()
  page.discover()
  page.window.dispatchEvent(new Event('eip6963:announceProvider'))
  expect(page.reports).toEqual([[]])
})

test('behavior: whatever is announced, ids are unique and names are shown', () => {
  const anything = fc.anything({ maxDepth: 1, maxKeys: 2 })
  const details = fc.oneof(
    anything,
    fc.record({
      info: fc.record({
        rdns: fc.oneof(fc.constantFrom('org.example.a', 'org.example.b'), fc.string()),
        name: fc.oneof(fc.string({ unit: 'binary' }), anything),
        icon: anything,
      }),
      provider: fc.oneof(fc.constant(createFakeProvider()), anything),
    }),
  )
  fc.assert(
    fc.property(fc.array(details, { maxLength: 5 }), (announcements) => {
      const page = createPage({ ethereum: createFakeProvider() })
      page.discover()
      for (const detail of announcements) announce(page.window, detail)
      const wallets = page.reports.at(-1) ?? []
      expect(new Set(page.ids()).size).toBe(wallets.length)
      for (const { name } of wallets) expect(name.trim()).not.toBe('')
    }),
  )
})
