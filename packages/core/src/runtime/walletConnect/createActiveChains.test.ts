import { expect, test } from 'vitest'
import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { baseId, mainnetId, solanaId, unlistedId } from '../../test/networks.ts'
import { createActiveChains } from './createActiveChains.ts'
import { createRelayStorage } from './createRelayStorage.ts'
import { readSession } from './readSession.ts'

function create({ area = createMemoryArea(), wanted = [] as CaipNetworkId[] } = {}) {
  const storage = createRelayStorage({ area, prefix: '', clientName: 'client' })
  const listWanted = (namespace: string) => (namespace === 'eip155' ? wanted : [])
  return { area, chains: createActiveChains({ storage, listWanted }) }
}

const toSession = (namespaces: unknown) => readSession(createSessionStruct({ namespaces }))
const both = toSession({
  eip155: createGrant([mainnetId, baseId]),
  solana: createGrant([solanaId], ['So11111111111111111']),
})

test('default', () => {
  const { chains } = create()
  chains.follow(both)
  expect(chains.get('eip155')).toBe(mainnetId)
  expect(chains.get('solana')).toBe(solanaId)
  expect(chains.get('bip122')).toBeUndefined()
})

test('parameters: listWanted', () => {
  const { chains } = create({ wanted: [unlistedId, baseId, mainnetId] })
  chains.follow(both)
  expect(chains.get('eip155')).toBe(baseId)
})

test('behavior: the choice stays as long as it is approved', () => {
  const { chains } = create({ wanted: [mainnetId] })
  chains.follow(both)
  chains.set(baseId)
  chains.follow(both)
  expect(chains.get('eip155')).toBe(baseId)
  chains.follow(toSession({ eip155: createGrant([mainnetId]) }))
  expect(chains.get('eip155')).toBe(mainnetId)
})

test('behavior: nothing is chosen of a namespace that the session leaves out', () => {
  const { chains } = create()
  chains.follow(both)
  chains.follow(toSession({ eip155: createGrant([mainnetId]) }))
  expect(chains.get('solana')).toBeUndefined()
})

test('behavior: without a session nothing is chosen', async () => {
  const { chains, area } = create()
  chains.follow(both)
  chains.prefer('eip155', ['0xb'])
  chains.follow(null)
  expect(chains.get('eip155')).toBeUndefined()
  expect(chains.order('eip155', ['0xa', '0xb'])).toEqual(['0xa', '0xb'])
  const next = create({ area }).chains
  await next.load()
  expect(next.get('eip155')).toBeUndefined()
})

test('behavior: accounts that the wallet prefers come first', () => {
  const { chains } = create()
  chains.prefer('eip155', ['0xC', '0xb'])
  expect(chains.order('eip155', ['0xA', '0xB', '0xc', '0xd'])).toEqual(['0xc', '0xB', '0xA', '0xd'])
  expect(chains.order('solana', ['b', 'c'])).toEqual(['b', 'c'])
})

test('behavior: the next visit starts where this one ended', async () => {
  const { chains, area } = create()
  chains.set(baseId)
  const next = create({ area }).chains
  await next.load()
  expect(next.get('eip155')).toBe(baseId)
})

test.each([
  ['of another namespace', { eip155: solanaId }],
  ['that is none', { eip155: 'eip155:<script>' }],
  ['that is no text', { eip155: 1 }],
  ['in no list', 'eip155:1'],
])('behavior: a kept chain %s is not used', async (_, kept) => {
  const { chains, area } = create()
  area.setItem('active-chains', JSON.stringify(kept))
  await chains.load()
  expect(chains.get('eip155')).toBeUndefined()
})
