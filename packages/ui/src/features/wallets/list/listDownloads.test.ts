import type { Wallet } from '@cleat/core'
import { expect, test } from 'vitest'
import { listDownloads } from './listDownloads.ts'

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
const types = (parameters: Partial<Parameters<typeof listDownloads>[0]>) =>
  listDownloads({ wallet, isHandheld: false, ...parameters }).map(({ type }) => type)

test('default', () => {
  expect(types({})).toEqual([
    'chrome_store',
    'desktop',
    'webapp',
    'homepage',
    'app_store',
    'play_store',
  ])
})

test('parameters: isHandheld', () => {
  expect(types({ isHandheld: true })).toEqual(['app_store', 'play_store', 'webapp', 'homepage'])
})

test('behavior: only what there is', () => {
  expect(types({ wallet: { id: 'a', name: 'A', homepage: 'https://a.example' } })).toEqual([
    'homepage',
  ])
  expect(types({ wallet: { id: 'a', name: 'A' } })).toEqual([])
})

test('behavior: says who runs the place', () => {
  expect(listDownloads({ wallet, isHandheld: false }).map(({ source }) => source)).toEqual([
    'Chrome Web Store',
    undefined,
    'app.example.com',
    'example.com',
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
  expect(types({ wallet: { ...evil, id: 'a', name: 'A' } })).toEqual([])
})
