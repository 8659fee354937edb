import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { solanaId } from '../../test/networks.ts'
import { toCurrentNamespace } from './toCurrentNamespace.ts'

const earlierId = toCaipNetworkId('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
const methods = ['solana_signMessage']
const on = (caipNetworkId: typeof solanaId) => ({ caipNetworkId, address: 'a' })

test('default', () => {
  const approved = { accounts: [on(earlierId)], chains: [earlierId], methods }
  expect(toCurrentNamespace(approved)).toEqual({
    accounts: [on(solanaId)],
    chains: [solanaId],
    methods,
    earlierIds: { [solanaId]: earlierId },
  })
})

test('behavior: known by both, a chain stands once, by the id of today', () => {
  const accounts = [on(earlierId), on(solanaId)]
  expect(toCurrentNamespace({ accounts, chains: [earlierId, solanaId], methods })).toEqual({
    accounts: [on(solanaId)],
    chains: [solanaId],
    methods,
  })
})

test('behavior: listed by the id of today, with accounts by the earlier one only', () => {
  const approved = { accounts: [on(earlierId)], chains: [solanaId, earlierId], methods }
  expect(toCurrentNamespace(approved).earlierIds).toEqual({ [solanaId]: earlierId })
})

test('behavior: what needs no change is left as it is', () => {
  const approved = { accounts: [on(solanaId)], chains: [solanaId], methods }
  expect(toCurrentNamespace(approved)).toBe(approved)
})
