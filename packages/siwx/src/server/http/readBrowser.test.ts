import { expect, test } from 'vitest'
import { readBrowser } from './readBrowser.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Firefox on Linux', `${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`],
  ['Chrome on Windows', `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
  ],
  [
    'Safari on iPhone',
    `${mozilla} (iPhone; CPU OS 18_5) ${webkit} Version/18.5 Mobile/1 Safari/604.1`,
  ],
  [
    'Chrome on Android',
    `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
  ],
  [
    'Safari on macOS',
    `${mozilla} (Macintosh; Intel Mac OS X 10_15) ${webkit} Version/18.5 Safari/605`,
  ],
  ['Edge on Android', `${mozilla} (Linux; Android 10; K) Chrome/140.0 Safari/537.36 EdgA/140.0`],
  ['Edge on iPhone', `${mozilla} (iPhone; CPU OS 18_5) Version/18.5 EdgiOS/140.0 Safari/604.1`],
  ['Opera on Linux', `${mozilla} (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/120.0`],
  [
    'Samsung Internet on Android',
    `${mozilla} (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  ['Firefox on iPad', `${mozilla} (iPad; CPU OS 18_5) ${webkit} FxiOS/140.0 Safari/605.1.15`],
  ['Chrome on iPhone', `${mozilla} (iPod; CPU OS 18_5) ${webkit} CriOS/140.0 Safari/604.1`],
  ['Chrome on ChromeOS', `${mozilla} (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36`],
  ['Chrome on Linux', `${mozilla} (X11; Ubuntu; Linux x86_64) Chromium/140.0 Safari/537.36`],
  ['Safari', 'Version/18.5 Safari/605'],
  ['Windows', `${mozilla} (Windows NT 10.0)`],
  [undefined, 'NotChrome/1 MyFirefox/1 XLinux Windowsx Chrome Version/18 Safari'],
  ['Chrome', 'Chrome/140.0'],
  [undefined, 'curl/8.5.0'],
  [undefined, ''],
])('default: %s', (browser, agent) => {
  expect(readBrowser(agent)).toBe(browser)
})

test('behavior: none, and one of a megabyte', () => {
  expect(readBrowser(null)).toBeUndefined()
  expect(readBrowser('Version/1 '.repeat(100_000))).toBeUndefined()
  expect(readBrowser(`${'a'.repeat(504)} Chrome/`)).toBe('Chrome')
  expect(readBrowser(`${'a'.repeat(505)} Chrome/`)).toBeUndefined()
})
