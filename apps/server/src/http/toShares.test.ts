import { expect, test } from 'vitest'
import { toShares } from './toShares.ts'

test('default', () => {
  expect(toShares('198.51.100.7', 5)).toEqual([{ key: '198.51.100.7', limit: 5 }])
})

test('behavior: the networks of a /48 share', () => {
  const site = { key: '2001:db8:1::/48', limit: 40 }
  for (const client of ['2001:db8:1:2::/64', '2001:db8:1:ffff::/64']) {
    expect(toShares(client, 5)).toEqual([{ key: client, limit: 5 }, site])
  }
  expect(toShares('2001:db8:2:2::/64', 5)[1]).not.toEqual(site)
})
