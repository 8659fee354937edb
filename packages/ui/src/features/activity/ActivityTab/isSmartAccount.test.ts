import { expect, test } from 'vitest'
import { isSmartAccount } from './isSmartAccount.ts'

test('default', () => {
  const accounts = [{ address: '0x1', type: 'smartAccount' }, { address: '0x2' }] as const
  expect(isSmartAccount(accounts, '0x1')).toBe(true)
  expect(isSmartAccount(accounts, '0x2')).toBe(false)
  expect(isSmartAccount(accounts, '0x3')).toBe(false)
})
