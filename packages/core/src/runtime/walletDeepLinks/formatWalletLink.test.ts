import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWalletLink } from './formatWalletLink.ts'

const uri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1763000000&relay-protocol=irn&symKey=${'0a'.repeat(32)}`
const encoded = encodeURIComponent(uri)

test.each([
  ['rainbow://', `rainbow://wc?uri=${encoded}`],
  ['rainbow', `rainbow://wc?uri=${encoded}`],
  ['rainbow:', `rainbow://wc?uri=${encoded}`],
  ['Rainbow:/', `rainbow://wc?uri=${encoded}`],
  ['okxwallet://main', `okxwallet://main/wc?uri=${encoded}`],
  ['clave://link/wc/', `clave://link/wc/wc?uri=${encoded}`],
  ['bnc://app.binance.com/cedefi/', `bnc://app.binance.com/cedefi/wc?uri=${encoded}`],
  ['kucoin:///wallet/walletConnect', `kucoin:///wallet/walletConnect/wc?uri=${encoded}`],
  ['com.kresus.superapp://', `com.kresus.superapp://wc?uri=${encoded}`],
  ['x://open?mode=a%26b#top', `x://open/wc?mode=a%26b&uri=${encoded}#top`],
  ['x://open?uri=wc%3Aold&uri=2', `x://open/wc?uri=${encoded}`],
])('default: native %s', (base, link) => {
  expect(formatWalletLink({ base, kind: 'native', uri })).toBe(link)
})

test.each([
  ['https://rnbwapp.com', `https://rnbwapp.com/wc?uri=${encoded}`],
  ['https://rnbwapp.com/', `https://rnbwapp.com/wc?uri=${encoded}`],
  ['https://phantom.app/ul', `https://phantom.app/ul/wc?uri=${encoded}`],
  ['https://app.example//', `https://app.example/wc?uri=${encoded}`],
  ['https://app.example:8443/a', `https://app.example:8443/a/wc?uri=${encoded}`],
])('default: web %s', (base, link) => {
  expect(formatWalletLink({ base, kind: 'web', uri })).toBe(link)
})

test('behavior: a URI of any characters fits the scheme of an app', () => {
  const odd = `${uri}&methods=!'()*~[],;"<>`
  const link = formatWalletLink({ base: 'rainbow://', kind: 'native', uri: odd })
  expect(link).toMatch(/^rainbow:\/\/wc\?uri=[\w.%-]+$/)
  expect(new URL(link ?? '').searchParams.get('uri')).toBe(odd)
})

test.each([
  ['F11 a query that the path would land in', 'https://app.example/?x=', 'x=&'],
  ['F12 a fragment before the path', 'https://app.example/#/x', ''],
  ['F16 a URI of its own', 'https://app.example/?uri=wc:old', ''],
  ['F16 two URIs of its own', 'https://app.example?uri=1&a=b&uri=2', 'a=b&'],
  ['F16 a URI under another spelling', 'https://app.example?%75ri=1', ''],
])('behavior: %s', (_row, base, query) => {
  const link = new URL(formatWalletLink({ base, kind: 'web', uri }) ?? '')
  expect(link.origin + link.pathname).toBe('https://app.example/wc')
  expect(link.searchParams.getAll('uri')).toEqual([uri])
  for (const [name, value] of new URLSearchParams(query))
    expect(link.searchParams.get(name)).toBe(value)
})

test('parameters: isEncodedTwice', () => {
  const link = formatWalletLink({ base: 'x://', kind: 'native', uri, isEncodedTwice: true })
  expect(link).toBe(`x://wc?uri=${encodeURIComponent(encoded)}`)
})

test('parameters: isUriBare', () => {
  const format = { base: 'keplrwallet://wcV2', kind: 'native', uri, isUriBare: true } as const
  expect(formatWalletLink(format)).toBe(`keplrwallet://wcV2?${encoded}`)
  expect(formatWalletLink({ ...format, isEncodedTwice: true })).toBe(
    `keplrwallet://wcV2?${encodeURIComponent(encoded)}`,
  )
})

test.each([
  ['https://t.me/wallet_bot/app', 'https://t.me/wallet_bot/app?startapp='],
  [
    'https://t.me/wallet_bot?mode=compact&startapp=old',
    'https://t.me/wallet_bot?mode=compact&startapp=',
  ],
])('behavior: a wallet within Telegram starts with the URI: %s', (base, link) => {
  for (const [isEncodedTwice, end] of [
    ...[[true, ''] as const, [false, ''] as const],
    // Lengths that base64 would pad.
    ...[[false, '&'] as const, [false, '&&'] as const],
  ]) {
    const tricky = `${uri}&methods=[???>>>]${end}`
    const href = formatWalletLink({ base, kind: 'web', uri: tricky, isEncodedTwice }) ?? ''
    expect(href.startsWith(link)).toBe(true)
    const start = href.slice(link.length)
    expect(start).toMatch(/^[\w-]{1,512}$/)
    expect(atob(start.replaceAll('-', '+').replaceAll('_', '/'))).toBe(tricky)
  }
  expect(formatWalletLink({ base, kind: 'web' })).toBe(base)
})

test.each([
  ['native', 'rainbow', 'rainbow://'],
  ['native', 'okxwallet://main', 'okxwallet://main'],
  ['web', 'https://rnbwapp.com', 'https://rnbwapp.com/wc'],
  ['web', 'https://app.example/?a=b#c', 'https://app.example/wc?a=b#c'],
] as const)('behavior: without a URI the link brings the wallet forward: %s %s', (...row) => {
  const [kind, base, link] = row
  expect(formatWalletLink({ base, kind })).toBe(link)
})

const hostile: readonly (readonly [row: string, base: string])[] = [
  ['F01', 'javascript:alert(1)'],
  ['F01', 'javascript:'],
  ['F01', 'javascript'],
  ['F02', 'javascript://%0aalert(1)//'],
  ['F03', 'JaVaScRiPt://x'],
  ['F03', 'java\tscript://x'],
  ['F03', ' javascript://x'],
  ['F04', 'data:text/html,<script>'],
  ['F04', 'data'],
  ['F05', 'vbscript://x'],
  ['F05', 'blob:https://x.example'],
  ['F05', 'blob'],
  ['F05', 'filesystem:https://x.example/temporary/x'],
  ['F05', 'view-source:https://x.example'],
  ['F06', 'file:///etc/passwd'],
  ['F06', 'file'],
  ['F06', 'chrome-extension://abc/page.html'],
  ['F06', 'about:blank'],
  ['F07', 'intent://x#Intent;scheme=y;S.browser_fallback_url=https%3A%2F%2Fevil;end'],
  ['F07', 'intent:'],
  ['F08', 'https://metamask.app.link@evil.example'],
  ['F10', '//evil.example'],
  ['F10', '\\\\evil'],
  ['F10', 'https:/evil'],
  ['F10', 'https:evil'],
  ['F12', 'https://a.example/%0d%0aSet-Cookie:x'],
  ['F13', 'https://аpp.example'],
  ['F13', 'https://xn--pp-6kc.example'],
  ['F14', 'http://a.example'],
  ['F14', 'http://10.0.0.1/'],
  ['F14', 'http://localhost.evil.example'],
  ['F15', `https://a.example/${'x'.repeat(100_000)}`],
  ['F15', `rainbow://${'x'.repeat(100_000)}`],
  ['', ''],
  ['no scheme of an app', 'rain bow'],
  ['no scheme of an app', '1inch://'],
]

test.each(hostile)('error: %s %j', (_row, base) => {
  for (const kind of ['native', 'web'] as const) {
    expect(formatWalletLink({ base, kind, uri })).toBeUndefined()
    expect(formatWalletLink({ base, kind })).toBeUndefined()
  }
})

test('error: F09, another host stays another host', () => {
  for (const host of ['metamask.app.link.evil.example', 'metamask.app.1ink']) {
    const link = formatWalletLink({ base: `https://${host}`, kind: 'web', uri })
    expect(new URL(link ?? '').host).toBe(host)
  }
})

test.each([
  '',
  'https://evil.example',
  'xwc:1',
  'wc:',
  'wc:a b',
  'wc:\n',
  'wc:ä',
  'wc:\ud800',
  `wc:${'x'.repeat(3000)}`,
])('error: %j is no pairing URI', (uri) => {
  expect(formatWalletLink({ base: 'rainbow://', kind: 'native', uri })).toBeUndefined()
  expect(formatWalletLink({ base: 'https://rnbwapp.com', kind: 'web', uri })).toBeUndefined()
})

const executable = [
  'javascript:',
  'vbscript:',
  'data:',
  'blob:',
  'file:',
  'filesystem:',
  'about:',
  'intent:',
  'view-source:',
]
const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
const uris = fc
  .tuple(hex, hex, fc.stringMatching(/^[!-~]{0,40}$/))
  .map(([topic, key, rest]) => `wc:${topic}@2?relay-protocol=irn&symKey=${key}&methods=${rest}`)
const bases = fc.oneof(
  fc.constantFrom('rainbow://', 'okxwallet://main', 'https://rnbwapp.com', 'x://a/b/?c=d&uri=e#f'),
  fc.webUrl({ validSchemes: ['https', 'http'], withQueryParameters: true, withFragments: true }),
  fc.stringMatching(/^[a-zA-Z][a-z]{0,3}:?$/),
  fc.constantFrom(...executable).map((scheme) => scheme.slice(0, -1)),
  fc
    .tuple(
      fc.constantFrom(...executable, 'intent://', 'file://', 'x://', 'https://', ''),
      fc.string({ unit: 'binary' }),
    )
    .map((parts) => parts.join('')),
)

test('property: nothing that comes out can be executed, and the URI comes out as it went in', () => {
  fc.assert(
    fc.property(
      bases,
      fc.constantFrom('native', 'web'),
      uris,
      fc.boolean(),
      (base, kind, uri, isEncodedTwice) => {
        const link = formatWalletLink({ base, kind, uri, isEncodedTwice })
        if (link === undefined) return
        const { protocol, host, searchParams } = new URL(link)
        if (kind === 'web') {
          expect(protocol === 'https:' || host.startsWith('localhost')).toBe(true)
          expect(host).toBe(new URL(base).host)
        } else {
          // Any single word is the scheme of an app.
          const scheme = /^([a-z][a-z0-9+.-]*):?\/{0,2}/i.exec(base)?.[1]?.toLowerCase()
          expect(protocol).toBe(`${scheme}:`)
          expect(executable).not.toContain(protocol)
        }
        expect(searchParams.getAll('uri')).toEqual([isEncodedTwice ? encodeURIComponent(uri) : uri])
        expect(decodeURIComponent(/[?&]uri=([^&#]*)/.exec(link)?.[1] ?? '')).toBe(
          isEncodedTwice ? encodeURIComponent(uri) : uri,
        )
      },
    ),
    { numRuns: 1000 },
  )
})
