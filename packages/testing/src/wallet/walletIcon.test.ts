import { expect, test } from 'vitest'
import { walletIcon } from './walletIcon.ts'

test('default', () => {
  const icon = decodeURIComponent(walletIcon())
  expect(icon).toMatch(/^data:image\/svg\+xml,<svg .*width="96" height="96".*<\/svg>$/)
  expect(icon).toContain('#2456e6')
})

test('parameters: color', () => {
  expect(decodeURIComponent(walletIcon({ color: '#b91c1c' }))).toContain('fill="#b91c1c"')
})
