import { expect, test } from 'vitest'
import { iconAddress } from './iconAddress.ts'

test('default', () => {
  const drawn = 'data:image/svg+xml,%3Csvg/%3E'
  expect(iconAddress(['https://app.example/icon.png', drawn])).toBe(drawn)
  expect(iconAddress(['http://127.0.0.1:5173/icon.svg'])).toBe('http://127.0.0.1:5173/icon.svg')
})

test.each([
  'https://app.example/icon.png',
  'http://127.0.0.1.evil.example/',
  'data:text/html,x',
  'javascript:alert(1)',
  'icon.png',
  `data:image/png;base64,${'A'.repeat(100_000)}`,
])('error: not %.40s', (icon) => {
  expect(iconAddress([icon])).toBeUndefined()
})
