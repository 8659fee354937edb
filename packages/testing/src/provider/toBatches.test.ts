import { expect, test } from 'vitest'
import { toBatches } from './toBatches.ts'

const contract = '0x00000000000000000000000000000000000000b7'

test('default: what is given', () => {
  expect(toBatches({})).toBeUndefined()
  expect(toBatches({ batches: { contract } })).toEqual({ contract })
})

test('behavior: by name', () => {
  expect(toBatches({ calls: 'none', batches: { contract } })).toBeUndefined()
  expect(toBatches({ calls: 'sequential', batches: { contract } })).toEqual({})
  expect(toBatches({ calls: 'ready', batches: { contract } })).toMatchObject({ isAtomic: false })
  expect(toBatches({ calls: 'atomic', batches: { contract } })).toMatchObject({ isAtomic: true })
})

test('error: an atomic wallet without a contract', () => {
  expect(() => toBatches({ calls: 'atomic' })).toThrow('batches.contract')
})
