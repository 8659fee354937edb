import { expect, test } from 'vitest'
import { readPeerProposal } from './peerProposal.ts'
import type { ProposalStruct } from './walletKitShapes.ts'

const struct: ProposalStruct = {
  id: 7,
  expiryTimestamp: 1_800_000_000,
  relays: [],
  pairingTopic: 'topic',
  proposer: {
    publicKey: 'key',
    metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] },
  },
  requiredNamespaces: {},
  optionalNamespaces: {
    eip155: { chains: ['eip155:1', 'eip155:10'], methods: ['personal_sign'], events: [] },
    'eip155:8453': { methods: ['personal_sign', 'eth_sign'], events: ['chainChanged'] },
    solana: { methods: [], events: [] },
  },
}

test('default', () => {
  expect(readPeerProposal(struct)).toEqual({
    id: 7,
    app: { name: 'App', description: '', url: 'https://app.example', icons: [] },
    required: { chains: [], methods: [], events: [] },
    optional: {
      chains: ['eip155:1', 'eip155:10', 'eip155:8453'],
      methods: ['personal_sign', 'eth_sign'],
      events: ['chainChanged'],
    },
    expiresAt: 1_800_000_000_000,
  })
})
