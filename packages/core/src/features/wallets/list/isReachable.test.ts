import { expect, test } from 'vitest'
import { isReachable } from './isReachable.ts'

const place = (hasApp: boolean, hasExtension: boolean) => ({
  downloads: { index: 0, hasApp, hasExtension },
})
const link = 'https://store.example'

test.each([
  ['has a link of a mobile app', { mobile_link: 'own://' }, { phone: true, desktop: false }],
  ['is in a store of apps', { play_store: link }, { phone: true, desktop: false }],
  ['is known to be in one', place(true, false), { phone: true, desktop: false }],
  ['is in a store of extensions', { chrome_store: link }, { phone: false, desktop: true }],
  ['is known to be in that', place(false, true), { phone: false, desktop: true }],
  ['is a page', { webapp_link: link }, { phone: true, desktop: true }],
  ['is nowhere', place(false, false), { phone: false, desktop: false }],
])('default: a wallet that %s', (_, facts, { phone, desktop }) => {
  const wallet = { id: 'own', name: 'Own', ...facts }
  expect(isReachable({ wallet, isPhone: true, isPairing: false })).toBe(phone)
  expect(isReachable({ wallet, isPhone: false, isPairing: false })).toBe(desktop)
})
