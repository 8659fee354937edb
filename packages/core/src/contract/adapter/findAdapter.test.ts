import { expect, test } from 'vitest'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { findAdapter, findFeature } from './findAdapter.ts'

const adapter = createFakeAdapter()
const kit = { adapters: new Map([['eip155', adapter]]) }

test('default', () => {
  expect(findAdapter(kit, 'eip155')).toBe(adapter)
  expect(findFeature(kit, 'eip155', 'message:sign')).toBe(adapter.features['message:sign'])
})

test('error: ADAPTER_NOT_FOUND', () => {
  for (const find of [
    () => findAdapter(kit, 'solana'),
    () => findFeature(kit, 'solana', 'message:sign'),
  ])
    expect(find).toThrow(
      expect.objectContaining({ code: 'ADAPTER_NOT_FOUND', context: { namespace: 'solana' } }),
    )
})

test('error: ADAPTER_FEATURE_MISSING', () => {
  const bare = { ...createFakeAdapter({ id: 'bare' }), features: {} }
  expect(() =>
    findFeature({ adapters: new Map([['eip155', bare]]) }, 'eip155', 'balance:read'),
  ).toThrow(
    expect.objectContaining({
      code: 'ADAPTER_FEATURE_MISSING',
      context: { adapter: 'bare', feature: 'balance:read' },
    }),
  )
})
