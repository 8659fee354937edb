import { expect, test } from 'vitest'
import { toCaipNetwork } from '../../base/caip/toCaipNetwork.ts'
import { createFakeRelay, createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { mainnet } from '../../test/networks.ts'
import { buildProposal } from './buildProposal.ts'
import { readSession } from './readSession.ts'
import { shareSession } from './shareSession.ts'

const proposal = buildProposal({ networks: [toCaipNetwork({ network: mainnet })] })

function create() {
  const relay = createFakeRelay()
  const struct = createSessionStruct()
  relay.sessions.set(struct.topic, struct)
  const { provider } = relay
  const made: unknown[] = []
  Object.assign(provider, { createProviders: () => void made.push(provider.session) })
  return { relay, provider, struct, session: readSession(struct), made }
}

test('default', () => {
  const { provider, struct, session, made } = create()
  shareSession({ provider, session, proposal })
  expect(provider.session).toBe(struct)
  expect(provider.namespaces).toEqual({
    eip155: {
      chains: ['eip155:1', 'eip155:8453'],
      methods: ['personal_sign'],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: proposal.eip155?.rpcMap,
    },
  })
  // The state after the app paired on its own.
  expect(made).toEqual([struct])
})

test('behavior: a namespace that nobody asked for', () => {
  const { relay, provider } = create()
  const namespaces = { polkadot: createGrant(['polkadot:1'], ['5Gw']) }
  const struct = createSessionStruct({ topic: 'other', namespaces })
  relay.sessions.set('other', struct)
  shareSession({ provider, session: readSession(struct), proposal })
  expect(provider.namespaces).toEqual({
    polkadot: { chains: ['polkadot:1'], methods: ['personal_sign'], events: [] },
  })
})

test('behavior: chains are called as the wallet calls them', () => {
  const { relay, provider } = create()
  const earlierId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const namespaces = { solana: createGrant([earlierId], ['So11111111111111111']) }
  const struct = createSessionStruct({ topic: 'older', namespaces })
  relay.sessions.set('older', struct)
  shareSession({ provider, session: readSession(struct), proposal })
  expect(provider.namespaces?.solana?.chains).toEqual([earlierId])
})

test('behavior: without a session the library has none', () => {
  const { provider, session } = create()
  shareSession({ provider, session, proposal })
  shareSession({ provider, session: null, proposal })
  expect(provider.session).toBeUndefined()
})

test('behavior: what the app paired by itself stays as it is', () => {
  const { provider, struct, session, made } = create()
  const namespaces = { eip155: { chains: [], methods: [], events: [] } }
  Object.assign(provider, { session: struct, namespaces })
  shareSession({ provider, session, proposal })
  expect(provider.namespaces).toBe(namespaces)
  expect(made).toEqual([])
})
