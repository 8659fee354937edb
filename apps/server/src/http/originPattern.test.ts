import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedOrigin, type OriginPattern, parseOriginPattern } from './originPattern.ts'

const parse = (text: string) => parseOriginPattern(text) as OriginPattern

test.each([
  ['https://app.example', 'https://app.example'],
  ['https://App.Example/', 'https://app.example'],
  ['https://app.example:443', 'https://app.example'],
  ['http://localhost:*', 'http://localhost:5173'],
  ['http://localhost:*', 'http://localhost'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:*', 'http://[::1]:3000'],
  ['https://*.app.example', 'https://a.app.example'],
  ['https://*.*.app.example', 'https://b.a.app.example'],
  ['capacitor://localhost', 'capacitor://localhost'],
  ['chrome-extension://abcdef', 'chrome-extension://abcdef'],
])('default: %s allows %s', (pattern, origin) => {
  expect(isAllowedOrigin(origin, [parse(pattern)])).toBe(true)
})

test.each([
  ['https://app.example', 'http://app.example'],
  ['https://app.example', 'https://app.example:8443'],
  ['https://app.example', 'https://evil-app.example'],
  ['https://app.example', 'https://app.example.evil.com'],
  ['https://app.example', 'https://app.example@evil.com'],
  ['https://*.app.example', 'https://app.example'],
  ['https://*.app.example', 'https://b.a.app.example'],
  ['https://*.app.example', 'https://evil.com/.app.example'],
  ['https://*.app.example', 'https://evil.com#.app.example'],
  ['https://*.app.example', 'https://*.app.example'],
  ['https://app.example', 'https://app-example'],
  ['http://localhost:*', 'http://localhost.evil.com'],
  ['http://localhost:*', 'null'],
  ['http://localhost:*', ''],
])('behavior: %s refuses %s', (pattern, origin) => {
  expect(isAllowedOrigin(origin, [parse(pattern)])).toBe(false)
})

test.each([
  '*',
  '*.*',
  'https://*',
  'https://*.*',
  'https://*.com',
  'https://app-*.example',
  'app.example',
  'https://app.example/path',
  'https://user@app.example',
  'https://app.example:port',
  'https://(a|b).example',
  '',
])('error: %j is no pattern', (text) => {
  expect(parseOriginPattern(text)).toBeUndefined()
})

test('behavior: no text that is not the origin itself is allowed', { timeout: 30_000 }, () => {
  const patterns = [parse('https://app.example')]
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (origin) => {
      expect(isAllowedOrigin(origin, patterns)).toBe(
        origin === 'https://app.example' || origin === 'https://app.example/',
      )
    }),
  )
})
