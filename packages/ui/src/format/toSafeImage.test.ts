import { expect, test } from 'vitest'
import { toSafeImage } from './toSafeImage.ts'

test.each([
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg%3E',
  'DATA:IMAGE/WEBP;base64,AAAA',
  'https://wallet.example/icon.png?size=64',
])('default: %s', (value) => {
  expect(toSafeImage(value)).toBe(value)
})

test.each([
  undefined,
  '',
  'icon.png',
  '//evil.example/icon.png',
  'http://wallet.example/icon.png',
  'https:evil.example',
  'https://',
  'https://wallet.example@evil.example/icon.png',
  'https://user:word@evil.example/icon.png',
  ' https://wallet.example/icon.png',
  'javascript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'blob:https://x/y',
  'file:///etc/passwd',
  'filesystem:https://x/y',
  'chrome-extension://x/icon.png',
  'data:text/html,<script>alert(1)</script>',
  'data:image/,x',
  'data:imagex/png,x',
  'data:application/pdf,x',
  'ipfs://bafy/icon.png',
  `https://wallet.example/${'x'.repeat(100_000)}`,
  `data:image/png;base64,${'A'.repeat(50_000_000)}`,
])('behavior: refuses %.60j', (value) => {
  expect(toSafeImage(value)).toBeUndefined()
})
