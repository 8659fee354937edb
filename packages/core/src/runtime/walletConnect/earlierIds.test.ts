import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { mainnetId, solanaId } from '../../test/networks.ts'
import { toCurrentId, toEarlierId } from './earlierIds.ts'

const earlierId = toCaipNetworkId('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')

test('default', () => {
  expect(toEarlierId(solanaId)).toBe(earlierId)
  expect(toCurrentId(earlierId)).toBe(solanaId)
})

test('behavior: what never had another id', () => {
  expect(toEarlierId(mainnetId)).toBeUndefined()
  expect(toEarlierId(earlierId)).toBeUndefined()
  expect(toCurrentId(mainnetId)).toBe(mainnetId)
  expect(toCurrentId(solanaId)).toBe(solanaId)
})
