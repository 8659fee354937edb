import { expect, test } from 'vitest'
import type { DecodedRequest, RequestLevel } from '../../../contract/requests/decodedRequest.ts'
import type {
  RequestEvidence,
  RequestSimulation,
} from '../../../contract/requests/requestEvidence.ts'
import { mainnetId } from '../../../test/networks.ts'
import { raiseLevel } from './raiseLevel.ts'

const spender = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

const toRequest = (level: RequestLevel, ...actions: DecodedRequest['actions']): DecodedRequest => ({
  ...{ method: 'eth_sendTransaction', params: [], path: ['eth_sendTransaction'], account: token },
  ...{ namespace: 'eip155', chain: mainnetId, signedFor: mainnetId, pinned: [], level },
  ...{ actions, findings: [], verdict: 'confirm' },
})

const success: Extract<RequestSimulation, { status: 'success' }> = {
  ...{ status: 'success', changes: [], allowances: [], isAccountChanged: false, isUnsteady: false },
}
const allowance = { token, spender, amount: 5n }
const toParties = (
  kind: RequestEvidence['parties'][string]['kind'],
  isTrusted = false,
): RequestEvidence['parties'] => ({ [spender]: { address: spender, kind, isTrusted } })

test.each<[string, RequestSimulation | undefined, RequestLevel]>([
  ['nothing was tried', undefined, 'plain'],
  ['it could not be tried', { status: 'unknown', reason: 'timeout' }, 'plain'],
  ['nothing came out', success, 'plain'],
  ['it is refused', { status: 'reverted', reason: 'No' }, 'caution'],
  ['it depends on the moment', { ...success, isUnsteady: true }, 'caution'],
  ['the account is another one', { ...success, isAccountChanged: true }, 'stop'],
  ['it gives an allowance that it does not name', { ...success, allowances: [allowance] }, 'stop'],
])('default: %s', (_, simulation, level) => {
  expect(raiseLevel(toRequest('plain'), { simulation, parties: {} })).toBe(level)
})

test('behavior: it never lowers a level', () => {
  for (const level of ['caution', 'stop', 'refused'] as const)
    expect(raiseLevel(toRequest(level), { simulation: success, parties: {} })).toBe(level)
})

test('behavior: an allowance that the request names, or for whom the app trusts, is none more', () => {
  const simulation = { ...success, allowances: [allowance] }
  const named = toRequest('plain', { kind: 'approve', ...allowance, isSignature: false })
  expect(raiseLevel(named, { simulation, parties: {} })).toBe('plain')
  const all = toRequest('plain', { kind: 'approveAll', token, operator: spender })
  expect(raiseLevel(all, { simulation, parties: {} })).toBe('plain')
  expect(raiseLevel(toRequest('plain'), { simulation, parties: toParties('contract', true) })).toBe(
    'plain',
  )
})

test('behavior: a spender that is a person is at stop, also inside a Safe', () => {
  const approve = { kind: 'approve', ...allowance, isSignature: false } as const
  const safe = { safe: token, isDelegateCall: false, actions: [approve] }
  const inside = { kind: 'safeTransaction', ...safe } as const
  for (const action of [approve, inside])
    for (const [kind, level] of [
      ['account', 'stop'],
      ['delegated', 'stop'],
      ['contract', 'plain'],
      ['unknown', 'plain'],
    ] as const) {
      const evidence = { simulation: undefined, parties: toParties(kind) }
      expect(raiseLevel(toRequest('plain', action), evidence)).toBe(level)
    }
})
