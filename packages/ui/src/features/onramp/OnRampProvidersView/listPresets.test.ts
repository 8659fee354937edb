import { expect, test } from 'vitest'
import { listPresets } from './listPresets.ts'

test('default', () => {
  const limits = { min: '10.00', max: '7500.00' }
  expect(listPresets(limits)).toEqual(['100', '250', '500', '1000'])
  expect(listPresets(undefined)).toEqual(['100', '250', '500', '1000'])
})

test('behavior: a currency of small units has more zeros', () => {
  const limits = { min: '1500', max: '1000000' }
  expect(listPresets(limits)).toEqual(['10000', '25000', '50000', '100000'])
})

test('behavior: more than can be paid is not suggested', () => {
  expect(listPresets({ min: '10', max: '300' })).toEqual(['100', '250'])
  expect(listPresets({ min: '10', max: '50' })).toEqual([])
})
