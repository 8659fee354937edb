import { expect, test } from 'vitest'
import { toSafeUrl } from './toSafeUrl.ts'

test('default', () => {
  expect(toSafeUrl('https://etherscan.io/address/0x1')).toBe('https://etherscan.io/address/0x1')
  expect(toSafeUrl('http://localhost:4000/')).toBe('http://localhost:4000/')
})

test.each([
  'http://etherscan.io',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://x',
  '//etherscan.io',
  '/relative',
  '',
  undefined,
])('behavior: refuses %j', (value) => {
  expect(toSafeUrl(value)).toBeUndefined()
})
