import { expect, test } from 'vitest'
import { findEvmNetwork } from './findEvmNetwork.ts'
import { findNetwork } from './findNetwork.ts'
import { onrampNetworks } from './onrampNetworks.ts'

test('default', () => {
  for (const network of onrampNetworks) {
    for (const name of [network.id, network.name, network.name.toUpperCase(), ...network.aliases])
      expect(findNetwork(name), name).toBe(network)
  }
  expect(findEvmNetwork(8453)).toBe(findNetwork('base'))
  expect(findEvmNetwork('1')?.name).toBe('ethereum-mainnet')
})

test('behavior: no name is that of two networks', () => {
  const names = onrampNetworks.flatMap(({ id, name, aliases }) => [id, name, ...aliases])
  expect(new Set(names).size).toBe(names.length)
})

test('error: another name, and a number that is none', () => {
  expect([findNetwork('dogecoin'), findNetwork('')]).toEqual([undefined, undefined])
  for (const id of [null, undefined, '', '0x1', '1e3', '01', -1])
    expect(findEvmNetwork(id)).toBeUndefined()
})
