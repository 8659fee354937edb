import { expect, test } from 'vitest'
import { grantProposal } from './grantProposal.ts'
import type { ProposedNamespaces } from './peerProposal.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const none: ProposedNamespaces = { chains: [], methods: [], events: [] }
const app = { name: 'App', description: '', url: '', icons: [] }

function grant(asked: { required?: ProposedNamespaces; optional?: ProposedNamespaces }) {
  const { required = none, optional = none } = asked
  return grantProposal({
    proposal: { id: 1, app, required, optional, expiresAt: 0 },
    ...{ chains: [8453, 1], accounts: [account], methods: ['personal_sign', 'eth_accounts'] },
    families: [],
  })
}

test('default', () => {
  const optional = {
    chains: ['eip155:1', 'eip155:8453', 'solana:1'],
    methods: ['personal_sign', 'eth_sign'],
    events: ['chainChanged', 'somethingElse'],
  }
  expect(grant({ optional })).toEqual({
    chains: [8453, 1],
    accounts: [account],
    methods: ['personal_sign'],
    events: ['chainChanged'],
    families: {},
  })
})

test('behavior: what is required counts like what is optional', () => {
  const required = { chains: ['eip155:1'], methods: ['eth_accounts'], events: ['accountsChanged'] }
  const optional = { chains: ['eip155:8453'], methods: ['personal_sign'], events: [] }
  expect(grant({ required, optional })).toMatchObject({
    chains: [8453, 1],
    methods: ['personal_sign', 'eth_accounts'],
    events: ['accountsChanged'],
  })
})

test.each([
  [{ required: { ...none, chains: ['eip155:5'] } }, 5100, 'Unsupported chains: eip155:5'],
  [{ required: { ...none, chains: ['solana:1'] } }, 5100, 'Unsupported chains: solana:1'],
  [
    { required: { ...none, chains: ['eip155:1'], methods: ['eth_sign'] } },
    5101,
    'Unsupported methods: eth_sign',
  ],
  [{ optional: { ...none, chains: ['eip155:5'] } }, 5100, 'Unsupported chains: eip155:5'],
  [{}, 5100, 'Unsupported chains: none asked'],
])('error: %j', (asked, code, message) => {
  expect(() => grant(asked)).toThrow(expect.objectContaining({ code, message }))
})
