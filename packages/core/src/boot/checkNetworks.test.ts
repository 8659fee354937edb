import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCleatError } from '../base/errors/isCleatError.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { base, mainnet, solana } from '../test/networks.ts'
import { checkNetworks } from './checkNetworks.ts'

/** Passes values that TypeScript rejects, as a JavaScript app can. */
function check(options: unknown): ReturnType<typeof checkNetworks> {
  return checkNetworks(options as KitOptions)
}

test('default', () => {
  const networks = checkNetworks({ networks: [mainnet, base, solana] })
  expect(networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
    'eip155:1',
    'eip155:8453',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ])
})

test('parameters: customRpcUrls', () => {
  const [first, second] = checkNetworks({
    networks: [mainnet, base],
    customRpcUrls: {
      'eip155:8453': [{ url: 'https://one.example.org' }, { url: 'wss://two.example.org' }],
    },
  })
  expect(first.rpcUrls.default.http).toEqual(['https://rpc.example.org/1'])
  expect(second?.rpcUrls.default.http).toEqual([
    'https://one.example.org',
    'wss://two.example.org',
    'https://rpc.example.org/8453',
  ])
})

test('parameters: chainImages', () => {
  const chainImages = {
    1: 'https://app.example.org/1.svg',
    [String(solana.id)]: 'https://app.example.org/s.svg',
  }
  const networks = checkNetworks({ networks: [mainnet, base, solana], chainImages })
  expect(networks.map(({ assets }) => assets?.imageUrl)).toEqual([
    'https://app.example.org/1.svg',
    undefined,
    'https://app.example.org/s.svg',
  ])
})

test.each<[string, unknown]>([
  ['no options', undefined],
  ['null', null],
  ['no networks', {}],
  ['an empty list', { networks: [] }],
  ['an object', { networks: {} }],
  ['a network that is no list', { networks: mainnet }],
  ['text', { networks: 'mainnet' }],
])('error: CONFIG_NO_NETWORKS for %s', (_, options) => {
  expect(() => check(options)).toThrow(expect.objectContaining({ code: 'CONFIG_NO_NETWORKS' }))
})

test.each<[string, unknown[]]>([
  ['twice the same', [mainnet, mainnet]],
  ['two of one id', [mainnet, base, { ...mainnet, name: 'Other' }]],
  ['one that names its namespace', [mainnet, { ...mainnet, chainNamespace: 'eip155' }]],
])('error: CONFIG_NETWORK_DUPLICATE for %s', (_, networks) => {
  expect(() => check({ networks })).toThrow(
    expect.objectContaining({
      code: 'CONFIG_NETWORK_DUPLICATE',
      context: { caipNetworkId: 'eip155:1' },
    }),
  )
})

test.each([null, undefined, 1, 'mainnet', {}, { ...mainnet, id: '1' }])(
  'error: CONFIG_NETWORK_INVALID for %j in the list',
  (network) => {
    expect(() => check({ networks: [mainnet, network] })).toThrow(
      expect.objectContaining({ code: 'CONFIG_NETWORK_INVALID' }),
    )
  },
)

test.each<[string, unknown]>([
  ['a list of texts', ['https://rpc.example.org']],
  ['a list of nothing', [null]],
  ['an entry without a URL', [{}]],
  ['a malformed URL', [{ url: 'rpc.example.org' }]],
  ['a script', [{ url: 'javascript:alert(1)' }]],
  ['an object', { url: 'https://rpc.example.org' }],
  ['a number', 5],
  ['null', null],
])('error: CONFIG_RPC_URL_INVALID for %s in customRpcUrls', (_, given) => {
  expect(() => check({ networks: [mainnet], customRpcUrls: { 'eip155:1': given } })).toThrow(
    expect.objectContaining({ code: 'CONFIG_RPC_URL_INVALID' }),
  )
})

test('behavior: refuses with a typed error whatever it is given', () => {
  const network = fc.oneof(fc.constantFrom(mainnet, base), fc.anything())
  const options = fc.record({
    networks: fc.oneof(fc.array(network), fc.anything()),
    customRpcUrls: fc.oneof(fc.record({ 'eip155:1': fc.anything() }), fc.constant(undefined)),
    chainImages: fc.oneof(fc.object(), fc.constant(undefined)),
  })
  fc.assert(
    fc.property(options, (given) => {
      try {
        expect(check(given).length).toBeGreaterThan(0)
      } catch (error) {
        if (!isCleatError(error)) throw error
        expect(error.code).toMatch(/^CONFIG_/)
      }
    }),
    { numRuns: 200 },
  )
})
