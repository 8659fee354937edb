import { expect, test } from 'vitest'
import { readBrowser } from './readBrowser.ts'

test.each([
  ['Chrome on macOS', 'Chrome on macOS'],
  ['Samsung Internet on Android', 'Samsung Internet on Android'],
  ['Safari', 'Safari'],
  ['Call +1 555 0100 on Windows', 'A browser on Windows'],
  ['Firefox on your account is locked, see evil.example', 'Firefox'],
  ['', 'A browser'],
])('parameters: %j', (line, name) => {
  expect(readBrowser(line)).toBe(name)
})
