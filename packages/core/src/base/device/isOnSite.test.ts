import { expect, test } from 'vitest'
import { isOnSite } from './isOnSite.ts'

test.each([
  'https://app.safe.global',
  'https://app.safe.global/apps/open?safe=eth:0x1',
  'https://staging.app.safe.global',
  'https://APP.safe.global:443',
])('default: %s', (url) => {
  expect(isOnSite(url, 'app.safe.global')).toBe(true)
})

test.each([
  undefined,
  '',
  'null',
  'app.safe.global',
  'http://app.safe.global',
  'https://safe.global',
  'https://evilapp.safe.global',
  'https://app.safe.global.evil.example',
  'https://app.safe.global@evil.example',
  'https://evil.example/app.safe.global',
  'https://evil.example?.app.safe.global',
  'https://app.safe.global.',
])('behavior: %s is another site', (url) => {
  expect(isOnSite(url, 'app.safe.global')).toBe(false)
})
