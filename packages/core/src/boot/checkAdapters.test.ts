import { expect, test } from 'vitest'
import { toCaipNetwork } from '../base/caip/toCaipNetwork.ts'
import type { ChainAdapter } from '../contract/adapter/chainAdapter.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { mainnet, solana } from '../test/networks.ts'
import { checkAdapters } from './checkAdapters.ts'

const networks = [mainnet, solana].map((network) => toCaipNetwork({ network }))

/** Passes values that TypeScript rejects, as a JavaScript app can. */
function check(adapters: unknown): ReturnType<typeof checkAdapters> {
  return checkAdapters({ adapters: adapters as ChainAdapter[], networks })
}

test('default', () => {
  const [evm, sol] = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  expect([...check([evm, sol])]).toEqual([
    ['eip155', evm],
    ['solana', sol],
  ])
  expect(check([]).size).toBe(0)
  expect(check(undefined).size).toBe(0)
})

test.each<[string, unknown]>([
  ['null', null],
  ['an adapter that is no list', createFakeAdapter()],
  ['nothing in the list', [undefined]],
  ['null in the list', [null]],
  ['a name', ['wagmi']],
  ['a class that was not created', [class Adapter {}]],
  ['an object', [{}]],
  ['a malformed namespace', [{ ...createFakeAdapter(), namespace: 'EIP155' }]],
  ['no namespace', [{ ...createFakeAdapter(), namespace: undefined }]],
  ['half an adapter', [{ id: 'half', namespace: 'eip155', start: () => () => undefined }]],
  ['no features', [{ ...createFakeAdapter(), features: undefined }]],
])('error: CONFIG_ADAPTER_INVALID for %s', (_, adapters) => {
  expect(() => check(adapters)).toThrow(expect.objectContaining({ code: 'CONFIG_ADAPTER_INVALID' }))
})

test('error: CONFIG_ADAPTER_DUPLICATE', () => {
  const adapters = [createFakeAdapter({ id: 'wagmi' }), createFakeAdapter({ id: 'ethers' })]
  expect(() => check(adapters)).toThrow(
    expect.objectContaining({
      code: 'CONFIG_ADAPTER_DUPLICATE',
      context: { namespace: 'eip155', ids: ['wagmi', 'ethers'] },
    }),
  )
})

test('error: CONFIG_ADAPTER_WITHOUT_NETWORK', () => {
  expect(() => check([createFakeAdapter({ id: 'btc', namespace: 'bip122' })])).toThrow(
    expect.objectContaining({
      code: 'CONFIG_ADAPTER_WITHOUT_NETWORK',
      context: { id: 'btc', namespace: 'bip122' },
    }),
  )
})
