import { expect, test } from 'vitest'
import { expectLinear } from './expectLinear.ts'

test('default', async () => {
  await expectLinear((size) => /^a*$/.test('a'.repeat(size)), { size: 1_000_000 })
  await expectLinear(async (size) => /b/.test('a'.repeat(size)), { size: 1_000_000 })
})

test('error: an expression that backtracks exponentially', async () => {
  const run = (size: number) => /^(?:a+)+$/.test(`${'a'.repeat(size)}!`)
  await expect(expectLinear(run, { size: 24 })).rejects.toThrow('four times the size')
})

test('error: an expression that backtracks quadratically', async () => {
  const run = (size: number) => /\s+$/.test(`${' '.repeat(size)}!`)
  await expect(expectLinear(run, { size: 8_000 })).rejects.toThrow('four times the size')
})
