import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepFreeze, mainnet, solana } from '../../test/networks.ts'
import { isCleatError } from '../errors/isCleatError.ts'
import type { Network } from './network.ts'
import { toCaipNetwork } from './toCaipNetwork.ts'

/** Passes values that TypeScript rejects, as a JavaScript app can. */
function check(network: unknown): unknown {
  return toCaipNetwork({ network: network as Network })
}

test('default', () => {
  expect(toCaipNetwork({ network: mainnet })).toEqual({
    ...mainnet,
    chainNamespace: 'eip155',
    caipNetworkId: 'eip155:1',
  })
  expect(toCaipNetwork({ network: solana })).toMatchObject({
    chainNamespace: 'solana',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
})

test('parameters: rpcUrls', () => {
  const { rpcUrls } = toCaipNetwork({ network: mainnet, rpcUrls: ['wss://own.example.org/'] })
  expect(rpcUrls.default.http).toEqual(['wss://own.example.org/', 'https://rpc.example.org/1'])
})

test('parameters: imageUrl', () => {
  const imageUrl = 'https://app.example.org/ethereum.svg'
  expect(toCaipNetwork({ network: mainnet, imageUrl }).assets).toEqual({ imageUrl })
  expect(toCaipNetwork({ network: mainnet }).assets).toBeUndefined()
})

test('behavior: leaves the given network as it was', () => {
  const given = deepFreeze(structuredClone(mainnet))
  toCaipNetwork({ network: given, rpcUrls: ['https://own.example.org'], imageUrl: 'x' })
  expect(given).toEqual(mainnet)
})

test.each([
  ['an empty name', 'name', { name: '' }],
  ['a blank name', 'name', { name: ' \n' }],
  ['a name that is no text', 'name', { name: 1 }],
  ['no currency', 'nativeCurrency', { nativeCurrency: undefined }],
  ['a currency without symbol', 'nativeCurrency', { nativeCurrency: { decimals: 18 } }],
  ['broken decimals', 'nativeCurrency', { nativeCurrency: { symbol: 'A', decimals: 0.5 } }],
  ['negative decimals', 'nativeCurrency', { nativeCurrency: { symbol: 'A', decimals: -1 } }],
  ['decimals as text', 'nativeCurrency', { nativeCurrency: { symbol: 'A', decimals: '18' } }],
  ['no RPC URLs', 'rpcUrls', { rpcUrls: undefined }],
  ['an empty list of RPC URLs', 'rpcUrls', { rpcUrls: { default: { http: [] } } }],
  ['RPC URLs that are no list', 'rpcUrls', { rpcUrls: { default: { http: 5 } } }],
  ['a malformed namespace', 'chainNamespace', { chainNamespace: 'EIP155' }],
])('error: CONFIG_NETWORK_INVALID for %s', (_, field, broken) => {
  expect(() => check({ ...mainnet, ...broken })).toThrow(
    expect.objectContaining({
      code: 'CONFIG_NETWORK_INVALID',
      context: expect.objectContaining({ field }),
    }),
  )
})

test.each([
  'rpc.example.org',
  '/rpc',
  '',
  'javascript:alert(1)',
  'data:text/plain,1',
  'file:///etc/passwd',
  'ipc:///geth.ipc',
  'https://',
  'http//rpc.example.org',
  null,
  undefined,
  5,
  {},
])('error: CONFIG_RPC_URL_INVALID for %j', (url) => {
  expect(() => check({ ...mainnet, rpcUrls: { default: { http: [url] } } })).toThrow(
    expect.objectContaining({
      code: 'CONFIG_RPC_URL_INVALID',
      context: { name: 'Ethereum', url },
    }),
  )
})

test('behavior: refuses with a typed error whatever it is given', () => {
  const almost = fc.record({
    id: fc.oneof(fc.constant(1), fc.anything()),
    name: fc.oneof(fc.constant('Ethereum'), fc.anything()),
    chainNamespace: fc.oneof(fc.constant('eip155'), fc.anything()),
    nativeCurrency: fc.oneof(fc.constant(mainnet.nativeCurrency), fc.anything()),
    rpcUrls: fc.oneof(
      fc.constant(mainnet.rpcUrls),
      fc.record({ default: fc.record({ http: fc.anything() }) }),
      fc.anything(),
    ),
  })
  fc.assert(
    fc.property(fc.oneof(almost, fc.anything()), (network) => {
      try {
        check(network)
      } catch (error) {
        expect(isCleatError(error)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
