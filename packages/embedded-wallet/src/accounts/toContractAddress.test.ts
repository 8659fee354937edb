import { expect, test } from 'vitest'
import { toContractAddress } from './toContractAddress.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default', () => {
  expect(toContractAddress({ owner })).toBe('0x3Fb567EcF2dc0cBf475a0CB92685Bc0cD0D155BF')
})

test('behavior: another proxy leads to another address', () => {
  const creationHash = `0x${'12'.repeat(32)}` as const
  expect(toContractAddress({ owner, creationHash })).not.toBe(toContractAddress({ owner }))
})
