import { expect, test } from 'vitest'
import { appAddress } from './appAddress.ts'

test('default', () => {
  expect(appAddress('https://app.example/path?query#hash')).toBe('app.example')
  expect(appAddress('http://127.0.0.1:5173/')).toBe('http://127.0.0.1:5173')
})

test('behavior: says what a look-alike is', () => {
  expect(appAddress('https://аpp.example')).toBe('xn--pp-6kc.example')
  expect(appAddress('https://app.example@evil.example')).toBe('evil.example')
})

test.each(['', 'app.example', 'javascript:alert(1)', 'data:text/html,x', 'https://['])(
  'error: %j is nowhere',
  (url) => {
    expect(appAddress(url)).toBeUndefined()
  },
)
