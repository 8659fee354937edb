import { expect, test } from 'vitest'
import { createWalletKeys } from './createWalletKeys.ts'
import { deriveCode } from './deriveCode.ts'

const root = new Uint8Array(32).fill(7)
const keys = createWalletKeys([root])

test('default: six digits, the same for the same login', () => {
  const [first] = deriveCode(keys, 'login')
  expect(first?.code).toMatch(/^\d{6}$/)
  expect(deriveCode(keys, 'login')).toEqual([first])
  expect(deriveCode(keys, 'another')).not.toEqual([first])
})

test('behavior: codes are spread evenly, and keep zeros in front', () => {
  const all = Array.from({ length: 20_000 }, (_, login) => deriveCode(keys, `${login}`)[0]?.code)
  const counts = Object.values(Object.groupBy(all, (code) => code?.[0] ?? '')).map(
    (group) => group?.length ?? 0,
  )
  expect(counts).toHaveLength(10)
  expect(Math.min(...counts)).toBeGreaterThan(1800)
  expect(Math.max(...counts)).toBeLessThan(2200)
})

test('behavior: one by each secret, with its id', () => {
  const both = createWalletKeys([new Uint8Array(32).fill(8), root])
  const codes = deriveCode(both, 'login')
  expect(codes).toHaveLength(2)
  expect(codes[1]).toEqual(deriveCode(keys, 'login')[0])
})
