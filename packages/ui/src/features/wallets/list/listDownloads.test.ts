import type { Wallet } from '@cleat/core'
import { expect, test } from 'vitest'
import { listDownloads, listPhoneApps } from './listDownloads.ts'

const wallet: Wallet = {
  id: 'a1',
  name: 'Example',
  homepage: 'https://www.example.com/wallet',
  chrome_store: 'https://chromewebstore.google.com/detail/x',
  app_store: 'https://apps.apple.com/app/id1',
  play_store: 'https://play.google.com/store/apps/details?id=x',
  desktop_link: 'example://open',
  webapp_link: 'https://app.example.com',
}
const desktop = { system: 'other', isHandheld: false } as const
const standard = { wallet, device: desktop, isChromium: true }
const types = (parameters: Partial<listDownloads.Parameters>) =>
  listDownloads({ ...standard, ...parameters }).map(({ type }) => type)

test('default', () => {
  expect(types({})).toEqual(['chrome_store', 'desktop', 'webapp', 'homepage'])
})

test('parameters: isChromium', () => {
  expect(types({ isChromium: false })).toEqual(['desktop', 'webapp', 'homepage'])
})

test.each([
  ['ios', ['app_store', 'webapp', 'homepage']],
  ['android', ['play_store', 'webapp', 'homepage']],
  ['other', ['app_store', 'play_store', 'webapp', 'homepage']],
] as const)('parameters: device, a phone with %s gets its own store', (system, expected) => {
  expect(types({ device: { system, isHandheld: true } })).toEqual(expected)
})

test.each([
  ['ios', ['app_store']],
  ['android', ['play_store']],
  ['other', ['app_store', 'play_store']],
] as const)('listPhoneApps: %s', (system, expected) => {
  expect(listPhoneApps({ wallet, system }).map(({ type }) => type)).toEqual(expected)
})

test('behavior: only what there is', () => {
  expect(types({ wallet: { id: 'a', name: 'A', homepage: 'https://a.example' } })).toEqual([
    'homepage',
  ])
  expect(types({ wallet: { id: 'a', name: 'A' } })).toEqual([])
})

test('behavior: says who runs the place', () => {
  expect(listDownloads(standard).map(({ source }) => source)).toEqual([
    'Chrome Web Store',
    undefined,
    'app.example.com',
    'example.com',
  ])
  expect(listPhoneApps({ wallet, system: 'other' }).map(({ source }) => source)).toEqual([
    'App Store',
    'Google Play',
  ])
})

test.each([
  'javascript:alert(1)',
  'javascript://%0aalert(1)//',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'intent://x#Intent;scheme=y;end',
  'https://metamask.app.link@evil.example',
  '//evil.example',
  'http://10.0.0.1/',
  'https://аpp.example',
  `https://a.example/${'x'.repeat(100_000)}`,
])('behavior: no link to %.60s', (link) => {
  const evil = Object.fromEntries(Object.keys(wallet).map((key) => [key, link]))
  const bad = { ...evil, id: 'a', name: 'A' }
  expect(types({ wallet: bad })).toEqual([])
  expect(listPhoneApps({ wallet: bad, system: 'other' })).toEqual([])
})
