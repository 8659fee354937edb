import type { SessionQuestion } from '@cleat/testing/wallet-connect'
import { expect, test } from 'vitest'
import { network } from '../test/solanaTransaction.ts'
import { sessionFamilies } from './sessionFamilies.ts'

const app = { name: 'App', description: '', url: 'https://app.example', icons: [] }
const none = { chains: [], methods: [], events: [] }
const solana = {
  ...{ namespace: 'solana' as const, networks: [network], methods: [] },
  ...{ accounts: ['first', 'second'], selected: ['first'] },
}
const question: SessionQuestion = {
  ...{ kind: 'session', id: '1', methods: [], unknownChains: [], families: [solana] },
  proposal: { id: 1, app, required: none, optional: none, expiresAt: 0 },
  chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', decimals: 18 }],
  ...{ accounts: ['0x00000000000000000000000000000000000A11CE'], selected: [] },
}

test('default', () => {
  expect(sessionFamilies(question)).toMatchObject([
    { namespace: 'eip155', name: 'Ethereum', networks: ['Ethereum'], isRequired: false },
    {
      ...{ namespace: 'solana', name: 'Solana', networks: ['Solana'], isRequired: false },
      ...{ accounts: ['first', 'second'], selected: ['first'] },
    },
  ])
})

test('behavior: nothing of Ethereum, and Solana required', () => {
  const required = { ...none, chains: [network.id] }
  const proposal = { ...question.proposal, required }
  expect(sessionFamilies({ ...question, chains: [], proposal })).toMatchObject([
    { namespace: 'solana', isRequired: true },
  ])
})
