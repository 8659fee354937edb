import { expect, test } from 'vitest'
import { isLinkOf } from './isLinkOf.ts'

const wallet = {
  mobile_link: 'harbour://',
  link_mode: 'https://link.harbour.example',
  desktop_link: 'harbour-desktop://open',
  webapp_link: 'https://t.me/harbour_bot/app',
}

test.each([
  'harbour://wc?uri=wc%3A1',
  'HARBOUR://',
  'harbour:wc',
  'https://link.harbour.example/wc?uri=wc%3A1',
  'harbour-desktop://wc',
  'https://t.me/harbour_bot?startapp=x',
])('default: %s', (href) => {
  expect(isLinkOf({ href, wallet })).toBe(true)
})

test.each([
  'vscode://x',
  'harbour2://',
  ' harbour://',
  'xharbour://',
  '/harbour://',
  'https://harbour.example/wc',
  'https://link.harbour.example.evil.example/wc',
  'https://link.harbour.example:8443/wc',
  'http://link.harbour.example/wc',
  'https://t.me/evil_bot?startapp=x',
  'https://t.me/harbour_bot2?startapp=x',
  'https://link.harbour.example@evil.example/wc',
  'javascript://link.harbour.example',
  'https:',
  '',
])('behavior: not %s', (href) => {
  expect(isLinkOf({ href, wallet })).toBe(false)
})

test('behavior: a page without encryption is nobody’s', () => {
  const webapp_link = 'http://harbour.example'
  expect(isLinkOf({ href: webapp_link, wallet: { webapp_link } })).toBe(false)
})

test('behavior: a wallet without links has none', () => {
  for (const href of ['', 'harbour://', 'https://harbour.example'])
    expect(isLinkOf({ href, wallet: {} })).toBe(false)
})
