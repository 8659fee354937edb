import { expect, test } from 'vitest'
import { mainnet, solana } from '../../test/networks.ts'
import { identifyNetwork } from './identifyNetwork.ts'
import type { Network } from './network.ts'

/** Passes values that TypeScript rejects, as a JavaScript app can. */
function identify(network: unknown): string {
  return identifyNetwork(network as Network)
}

test('default', () => {
  expect(identifyNetwork(mainnet)).toBe('eip155:1')
  expect(identifyNetwork(solana)).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(identify({ ...mainnet, chainNamespace: undefined })).toBe('eip155:1')
})

test.each([
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  1n,
  '1',
  '0x1',
  '',
  null,
  undefined,
  {},
  Object.create(null),
  Symbol('id'),
])('error: CONFIG_NETWORK_INVALID for the eip155 id %o', (id) => {
  expect(() => identify({ ...mainnet, id })).toThrow(
    expect.objectContaining({
      code: 'CONFIG_NETWORK_INVALID',
      context: { name: 'Ethereum', field: 'id', value: id },
    }),
  )
})

test.each(['', 'a:b', 'a b', 'a'.repeat(33), -1, 0.5, null, Symbol('id')])(
  'error: CONFIG_NETWORK_INVALID for the solana id %o',
  (id) => {
    expect(() => identify({ ...solana, id })).toThrow(
      expect.objectContaining({
        code: 'CONFIG_NETWORK_INVALID',
        context: { name: 'Solana', field: 'id', value: id },
      }),
    )
  },
)

test.each(['EIP155', '', 'ab', '__proto__', 155, null, {}, Symbol('eip155')])(
  'error: CONFIG_NETWORK_INVALID for the namespace %o',
  (chainNamespace) => {
    expect(() => identify({ ...mainnet, chainNamespace })).toThrow(
      expect.objectContaining({
        code: 'CONFIG_NETWORK_INVALID',
        context: { name: 'Ethereum', field: 'chainNamespace', value: chainNamespace },
      }),
    )
  },
)

test.each([null, undefined, 1, 'mainnet', Symbol('mainnet')])(
  'error: CONFIG_NETWORK_INVALID for %o as a network',
  (network) => {
    expect(() => identify(network)).toThrow(
      expect.objectContaining({
        code: 'CONFIG_NETWORK_INVALID',
        context: expect.objectContaining({ field: 'network', value: network }),
      }),
    )
  },
)
