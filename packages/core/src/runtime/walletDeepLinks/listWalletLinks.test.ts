import { expect, test } from 'vitest'
import type { Device } from '../../base/device/detectDevice.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { createWallet } from '../../test/wallets.ts'
import { registry } from '../registry/registry.ts'
import { isOpenable } from './isOpenable.ts'
import { listWalletLinks } from './listWalletLinks.ts'
import type { WalletLink } from './walletLink.ts'
import { walletQuirks } from './walletQuirks.ts'

const uri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1763000000&relay-protocol=irn&symKey=${'0a'.repeat(32)}`
const browser: Device = {
  system: 'ios',
  isHandheld: true,
  host: 'browser',
  isFramed: false,
  isIosSafari: false,
}
const devices = {
  ios: browser,
  android: { ...browser, system: 'android' },
  telegramIos: { ...browser, host: 'telegram' },
  telegramAndroid: { ...browser, system: 'android', host: 'telegram' },
  desktop: { ...browser, system: 'other', isHandheld: false },
} satisfies Record<string, Device>

const wallet = createWallet({
  id: 'sample',
  mobile_link: 'sample://',
  link_mode: 'https://link.sample.example',
  desktop_link: 'sample-desktop://',
  webapp_link: 'https://web.sample.example',
})
const kinds = (links: readonly WalletLink[]) => links.map(({ kind }) => kind).join(' ')

test('default', () => {
  expect(listWalletLinks({ wallet, uri, device: devices.ios })).toEqual([
    {
      kind: 'native',
      href: `sample://wc?uri=${encodeURIComponent(uri)}`,
      plainHref: 'sample://',
      target: '_self',
    },
    {
      kind: 'universal',
      href: `https://link.sample.example/wc?uri=${encodeURIComponent(uri)}`,
      plainHref: 'https://link.sample.example/wc',
      target: '_self',
    },
    {
      kind: 'web',
      href: `https://web.sample.example/wc?uri=${encodeURIComponent(uri)}`,
      plainHref: 'https://web.sample.example/wc',
      target: '_blank',
    },
  ])
})

test.each([
  ['ios', 'native universal web'],
  ['android', 'native universal web'],
  ['telegramIos', 'universal native web'],
  ['telegramAndroid', 'universal native web'],
  ['desktop', 'desktop web'],
] as const)('parameters: device, %s', (name, expected) => {
  expect(kinds(listWalletLinks({ wallet, uri, device: devices[name] }))).toBe(expected)
})

test('parameters: prefersUniversal', () => {
  const links = listWalletLinks({ wallet, uri, device: devices.ios, prefersUniversal: true })
  expect(kinds(links)).toBe('universal native web')
})

test('behavior: what opens a wallet comes first, whatever the app and the host would like', () => {
  const quirks = Object.entries(walletQuirks).filter(([, quirk]) => quirk?.prefersNative)
  expect(quirks.length).toBeGreaterThan(0)
  for (const [id] of quirks)
    for (const device of [devices.ios, devices.telegramIos]) {
      const links = listWalletLinks({
        wallet: { ...wallet, id },
        uri,
        device,
        prefersUniversal: true,
      })
      expect(kinds(links)).toBe('native universal web')
    }
})

test('behavior: every quirk is one of a wallet of the registry', () => {
  const ids = registry.map(({ id }) => id)
  for (const id of Object.keys(walletQuirks)) expect(ids).toContain(id)
})

test('behavior: a link out of a frame takes over the page around it, in Telegram it leaves the page', () => {
  const targets = (device: Device) =>
    listWalletLinks({ wallet, uri, device }).map(({ target }) => target)
  expect(targets({ ...browser, isFramed: true })).toEqual(['_top', '_top', '_blank'])
  expect(targets({ ...devices.telegramIos, isFramed: true })).toEqual(Array(3).fill('_blank'))
})

test('behavior: a tablet of an unknown system is shown apps of both kinds', () => {
  const device: Device = { ...devices.desktop, isHandheld: true }
  expect(kinds(listWalletLinks({ wallet, uri, device }))).toBe('native universal desktop web')
})

test('behavior: a page in the place of a scheme is a universal link', () => {
  const page = createWallet({ id: 'page', mobile_link: 'https://link.sample.example' })
  const [link, ...others] = listWalletLinks({ wallet: page, uri, device: browser })
  expect(link).toMatchObject({ kind: 'universal' })
  expect(others).toEqual([])
  const both = { ...page, link_mode: 'https://other.example' }
  expect(listWalletLinks({ wallet: both, uri, device: browser })).toHaveLength(1)
})

test('behavior: a wallet without WalletConnect has no links', () => {
  for (const device of Object.values(devices))
    expect(listWalletLinks({ wallet: { ...wallet, supports_wc: false }, uri, device })).toEqual([])
})

test('behavior: what is not safe to open is left out', () => {
  const evil: Wallet = {
    ...wallet,
    mobile_link: 'javascript://%0aalert(1)//',
    link_mode: 'https://link.sample.example@evil.example',
    desktop_link: 'file:///etc/passwd',
    webapp_link: 'data:text/html,x',
  }
  for (const device of Object.values(devices)) {
    expect(listWalletLinks({ wallet: evil, uri, device })).toEqual([])
    expect(listWalletLinks({ wallet: evil, device })).toEqual([])
  }
})

test('behavior: the links of every wallet, for reading', async () => {
  const rows = registry.map((wallet) => {
    const phone = listWalletLinks({ wallet, uri, device: devices.ios })
    const desktop = listWalletLinks({ wallet, uri, device: devices.desktop })
    const cell = (links: readonly WalletLink[], kind: WalletLink['kind']) =>
      links.find((link) => link.kind === kind)?.href.replace(encodeURIComponent(uri), '…') ?? '–'
    return [
      wallet.name,
      cell(phone, 'native'),
      cell(phone, 'universal'),
      cell(desktop, 'desktop'),
      cell(desktop, 'web'),
    ].join(' | ')
  })
  const head = 'wallet | native | universal | desktop | web'
  await expect(`${[head, ...rows].join('\n')}\n`).toMatchFileSnapshot('walletLinks.snapshot.txt')
})

/** The links of a wallet, by kind. */
const bases = (wallet: Wallet): Record<WalletLink['kind'], string | undefined> => ({
  native: wallet.mobile_link,
  universal: wallet.link_mode,
  desktop: wallet.desktop_link,
  web: wallet.webapp_link,
})
const isOn: Record<WalletLink['kind'], (device: Device) => boolean> = {
  native: ({ isHandheld }) => isHandheld,
  universal: ({ isHandheld }) => isHandheld,
  desktop: ({ isHandheld }) => !isHandheld,
  web: () => true,
}

test.each(registry.map((wallet) => [wallet.name, wallet] as const))(
  'behavior: %s can be opened by what it has, on each device',
  (_name, wallet) => {
    for (const [name, device] of Object.entries(devices)) {
      const links = listWalletLinks({ wallet, uri, device })
      const speaks = wallet.supports_wc !== false
      const expected = Object.entries(bases(wallet)).flatMap(([kind, base]) =>
        speaks && base && isOn[kind as WalletLink['kind']](device) ? [kind] : [],
      )
      expect(links.map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted())
      for (const { kind, href, plainHref } of links) {
        expect(isOpenable({ href, wallet })).toBe(true)
        expectOwn(href, bases(wallet)[kind] ?? '')
        expect(plainHref).not.toMatch(/uri|symKey|0a0a/)
        expectOwn(plainHref ?? '', bases(wallet)[kind] ?? '')
        const sent = name === 'telegramAndroid' ? encodeURIComponent(uri) : uri
        expect(decodeURIComponent(/\?(?:uri=)?([^?&#]*)$/.exec(href)?.[1] ?? '')).toBe(sent)
      }
    }
  },
)

test.each(registry.map((wallet) => [wallet.name, wallet] as const))(
  'behavior: %s can be brought forward by the links it was paired by',
  (_name, wallet) => {
    for (const device of Object.values(devices)) {
      const links = listWalletLinks({ wallet, device })
      expect(kinds(links)).toBe(kinds(listWalletLinks({ wallet, uri, device })))
      for (const { kind, href } of links) {
        expect(isOpenable({ href, wallet })).toBe(true)
        expect(href).not.toContain('uri')
        expectOwn(href, bases(wallet)[kind] ?? '')
      }
    }
  },
)

/** The scheme, host and path belong to the wallet. */
function expectOwn(href: string, base: string): void {
  expect(href.startsWith(base.replace(/\/$/, ''))).toBe(true)
  expect(new URL(href).protocol).toBe(new URL(base).protocol)
  if (base.startsWith('https:')) expect(new URL(href).host).toBe(new URL(base).host)
}

test('behavior: Bybit gets the URI for the page that its link ends with', () => {
  const bybit = registry.find(({ name }) => name === 'Bybit Wallet')
  const [link] = bybit ? listWalletLinks({ wallet: bybit, uri, device: devices.ios }) : []
  expect(link).toMatchObject({
    href: `bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri=${encodeURIComponent(uri)}`,
    plainHref: 'bybitapp://open/route?targetUrl=by://web3/walletconnect',
  })
  expect(isOpenable({ href: link?.href ?? '', wallet: bybit })).toBe(true)
})

test.each(['Base', 'Solflare', 'Backpack', 'Xverse Wallet', 'BeraSig'])(
  'behavior: %s does not pair, so it has no pairing link',
  (name) => {
    const found = registry.find((each) => each.name === name)
    expect(found?.supports_wc).toBe(false)
    for (const device of Object.values(devices))
      expect(found && listWalletLinks({ wallet: found, uri, device })).toEqual([])
  },
)

test('behavior: no link of the registry has the path of pairing twice, but one', () => {
  const doubled = registry.filter((each) =>
    listWalletLinks({ wallet: each, uri, device: devices.ios }).some(
      ({ kind, href }) => kind === 'universal' && href.includes('/wc/wc?'),
    ),
  )
  // Its only link. Nothing says that it has another form.
  expect(doubled.map(({ name }) => name)).toEqual(['Bridge Wallet'])
})
