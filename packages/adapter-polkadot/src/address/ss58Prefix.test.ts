import { checkNetworks } from '@cleat/core/adapter'
import { kusama } from '@cleat/core/networks'
import { expect, test } from 'vitest'
import { ss58Prefix } from './ss58Prefix.ts'

const read = (prefix: unknown) => {
  const [network] = checkNetworks({ networks: [kusama] })
  return ss58Prefix(Object.assign({}, network, { ss58Prefix: prefix }))
}

test.each([0, 2, 42, 64, 16383])('default: %d', (prefix) => {
  expect(read(prefix)).toBe(prefix)
})

test.each([-1, 16384, 0.5, Number.NaN, '2', null, undefined])('behavior: %j is none', (prefix) => {
  expect(read(prefix)).toBe(42)
})
