import { expect, test } from 'vitest'
import { toCaipNetwork } from '../../base/caip/toCaipNetwork.ts'
import { base, mainnet, solana } from '../../test/networks.ts'
import { buildProposal } from './buildProposal.ts'

const [bitcoinId, devnetId] = [
  '000000000019d6689c085ae165831e93',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]
const bitcoin = { ...mainnet, id: bitcoinId, name: 'Bitcoin', chainNamespace: 'bip122' }
const devnet = { ...solana, id: devnetId, name: 'Devnet' }
const networks = [mainnet, base, solana, bitcoin].map((network) => toCaipNetwork({ network }))

test('default', () => {
  const proposal = buildProposal({ networks })
  expect(Object.keys(proposal)).toEqual(['eip155', 'solana', 'bip122'])
  expect(proposal.eip155).toMatchObject({
    chains: ['eip155:1', 'eip155:8453'],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: {
      'eip155:1': 'https://rpc.example.org/1',
      '1': 'https://rpc.example.org/1',
      'eip155:8453': 'https://rpc.example.org/8453',
      '8453': 'https://rpc.example.org/8453',
    },
  })
  expect(proposal.eip155?.methods).toContain('personal_sign')
  expect(proposal.solana?.methods).toContain('solana_signMessage')
  expect(proposal.bip122).toMatchObject({
    chains: [`bip122:${bitcoinId}`],
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['accountsChanged', 'chainChanged', 'bip122_addressesChanged'],
  })
})

test('behavior: an app of EVM chains alone asks for nothing else', () => {
  const [ethereum] = networks
  if (!ethereum) throw new Error('There are four networks.')
  const proposal = buildProposal({ networks: [ethereum] })
  expect(Object.keys(proposal)).toEqual(['eip155'])
  expect(proposal.eip155?.events).toEqual(['accountsChanged', 'chainChanged'])
})

test('behavior: what nobody can read is not asked to be signed', () => {
  expect(buildProposal({ networks }).eip155?.methods).not.toContain('eth_sign')
})

test('behavior: permissions are asked for by both names, and only by apps that want them', () => {
  const isOfPermissions = (method: string) => /ExecutionPermission|grantPermissions$/.test(method)
  const plain = buildProposal({ networks }).eip155?.methods ?? []
  expect(plain.filter(isOfPermissions)).toEqual([])
  expect(plain).not.toContain('wallet_revokePermissions')
  const asked = buildProposal({ networks, hasSessions: true })
  expect(asked.eip155?.methods).toEqual([
    ...plain,
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
  ])
  expect(asked.solana).toEqual(buildProposal({ networks }).solana)
})

test.each([
  [solana, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  [devnet, 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
])('behavior: $name is also asked for by its earlier id', (network, earlierId) => {
  const proposal = buildProposal({ networks: [toCaipNetwork({ network })] })
  expect(proposal.solana?.chains).toEqual([`solana:${network.id}`, earlierId])
})

test('behavior: a namespace that nobody knows is asked for nothing but its chains', () => {
  const network = toCaipNetwork({ network: { ...mainnet, id: 'a', chainNamespace: 'other' } })
  expect(buildProposal({ networks: [network] }).other).toMatchObject({
    chains: ['other:a'],
    methods: [],
  })
})

test('parameters: override', () => {
  const override = {
    methods: { eip155: ['personal_sign'] },
    chains: { eip155: ['eip155:10'], cosmos: ['cosmos:hub'] },
    events: { eip155: ['chainChanged'] },
    rpcMap: { 'eip155:1': 'https://own.example' },
    defaultChain: 'eip155:8453',
  }
  const proposal = buildProposal({ networks, override })
  expect(proposal.eip155).toEqual({
    chains: ['eip155:10'],
    methods: ['personal_sign'],
    events: ['chainChanged'],
    rpcMap: expect.objectContaining({
      'eip155:1': 'https://own.example',
      '1': 'https://own.example',
    }),
    defaultChain: '8453',
  })
  expect(proposal.solana).toEqual(buildProposal({ networks }).solana)
  expect(proposal).not.toHaveProperty('cosmos')
})

test('parameters: a default chain of a namespace that is not asked for', () => {
  const override = { defaultChain: 'cosmos:hub' }
  expect(buildProposal({ networks, override })).toEqual(buildProposal({ networks }))
})

test('behavior: nobody else writes into what is asked', () => {
  const methods = { eip155: ['personal_sign'] }
  buildProposal({ networks, override: { methods } }).eip155?.methods.push('eth_sign')
  expect(methods.eip155).toEqual(['personal_sign'])
  expect(buildProposal({ networks }).eip155?.methods).not.toContain('eth_sign')
})
