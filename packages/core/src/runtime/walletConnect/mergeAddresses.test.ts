import { expect, test } from 'vitest'
import { mergeAddresses } from './mergeAddresses.ts'

test('default', () => {
  const kept = '[{"address":"a"},{"address":"b","path":"old"}]'
  const told = [{ address: 'b', path: 'new' }, { address: 'c' }]
  expect(JSON.parse(mergeAddresses({ kept, told }))).toEqual([
    { address: 'b', path: 'new' },
    { address: 'c' },
    { address: 'a' },
  ])
})

test.each([undefined, 'nonsense', '{"address":"a"}', 'null'])(
  'behavior: %s before counts as nothing',
  (kept) => {
    expect(mergeAddresses({ kept, told: [{ address: 'a' }] })).toBe('[{"address":"a"}]')
  },
)

test('behavior: entries without an address, and those beyond a hundred, are left out', () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ address: `${index}` }))
  const told = [null, 7, 'a', {}, { address: 1 }, ...many]
  expect(JSON.parse(mergeAddresses({ kept: undefined, told }))).toEqual(many.slice(0, 100))
})
