import { expect, test } from 'vitest'
import type { RequestRule } from '../../../contract/requests/decodedRequest.ts'
import type { ApproveAction, RequestAction } from '../../../contract/requests/requestAction.ts'
import type {
  AllowanceChange,
  AssetChange,
  RequestEvidence,
  RequestParty,
  RequestSimulation,
} from '../../../contract/requests/requestEvidence.ts'
import { judgeEvidence } from './judgeEvidence.ts'

const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const zero = `0x${'0'.repeat(40)}`

type Part = Partial<Omit<RequestParty, 'address'>>
type Row = readonly [
  what: string,
  actions: readonly RequestAction[],
  evidence: Pick<Partial<RequestEvidence>, 'simulation' | 'prices'> & {
    parties?: Record<string, Part>
  },
  ...found: readonly (readonly [RequestRule, 'caution' | 'stop'])[],
]

const account: Part = { kind: 'account' }
const trusted: Part = { kind: 'contract', isTrusted: true }
const collection: Part = { kind: 'contract', isCollection: true }
const held = (balance: bigint): Part => ({ kind: 'contract', isCollection: false, balance })
const many = approve({ amount: 5001n })
const order: RequestAction = {
  ...{ kind: 'order', protocol: 'CoW', gives: [{ token: undefined, amount: 10n ** 18n }] },
  gets: [{ token, amount: 9n }],
}
const prices = [
  { token: undefined, decimals: 18, price: 20 },
  { token, decimals: 0, price: 1 },
]
const revoke: RequestAction = { kind: 'revoke', token, spender: stranger, isZero: true }
const all: RequestAction = { kind: 'approveAll', token, operator: stranger }
const out = (part: Partial<AssetChange> = {}): AssetChange => ({
  ...{ token: undefined, amount: 100n, direction: 'out' },
  ...part,
})
const allowance = (part: Partial<AllowanceChange> = {}): AllowanceChange => ({
  ...{ token, spender: stranger, amount: 5n },
  ...part,
})
const took = (...changes: readonly AssetChange[]) => ({ simulation: tried({ changes }) })
const gave = (...allowances: readonly AllowanceChange[]) => ({ simulation: tried({ allowances }) })
const caution = (rule: RequestRule) => [rule, 'caution'] as const
const stop = (rule: RequestRule) => [rule, 'stop'] as const

const rows: readonly Row[] = [
  ['a spender that is a contract', [approve()], { parties: { [stranger]: { kind: 'contract' } } }],
  ['one that is not known', [approve()], { parties: { [stranger]: { kind: 'unknown' } } }],
  ['one without code', [approve()], { parties: { [stranger]: account } }, stop('spender-account')],
  [
    'one with the code of an account',
    [approve({ isSignature: true })],
    { parties: { [stranger]: { kind: 'delegated' } } },
    stop('spender-account'),
  ],
  [
    'an operator without code',
    [all],
    { parties: { [stranger]: account } },
    stop('spender-account'),
  ],
  ['the zero address', [approve({ spender: zero })], { parties: { [zero]: account } }],
  ['a receiver without code', [pay()], { parties: { [stranger]: account } }],
  ['a call without code', [call()], { parties: { [stranger]: account } }, caution('call-codeless')],
  ['a call of an account with code', [call()], { parties: { [stranger]: { kind: 'delegated' } } }],
  ['a token without code', [pay()], { parties: { [token]: account } }, caution('call-codeless')],
  ['an approved one', [approve()], { parties: { [token]: account } }, caution('call-codeless')],
  ['one that is signed', [approve({ isSignature: true })], { parties: { [token]: account } }],
  ['a collection', [all], { parties: { [token]: account } }, caution('call-codeless')],
  ['one taken back', [revoke], { parties: { [token]: account } }, caution('call-codeless')],
  [
    'an owner',
    [{ kind: 'ownership', contract: token, to: stranger }],
    { parties: { [token]: account } },
    caution('call-codeless'),
  ],
  ['coins', [pay({ token: undefined })], { parties: { [stranger]: account } }],
  ['an item', [approve()], { parties: { [token]: collection } }, stop('approve-collectible')],
  ['item 0', [revoke], { parties: { [token]: collection } }, stop('approve-collectible')],
  ['a token', [approve()], { parties: { [token]: { kind: 'contract', isCollection: false } } }],
  [
    'an allowance for all that is taken back',
    [{ kind: 'revoke', token, spender: stranger }],
    { parties: { [token]: collection } },
  ],
  ['an item for nobody', [approve({ spender: zero })], { parties: { [token]: collection } }],
  [
    'an item for a trusted contract',
    [approve()],
    { parties: { [token]: collection, [stranger]: trusted } },
  ],
  [
    'one inside a Safe',
    [{ kind: 'safeTransaction', safe: token, isDelegateCall: false, actions: [approve()] }],
    { parties: { [stranger]: account } },
    stop('spender-account'),
  ],
  [
    'a thousand times what there is',
    [approve({ amount: 5000n })],
    { parties: { [token]: held(5n) } },
  ],
  ['more than that', [many], { parties: { [token]: held(5n) } }, stop('approve-any')],
  [
    'more than that for a trusted contract',
    [many],
    { parties: { [token]: held(5n), [stranger]: trusted } },
    caution('approve-any'),
  ],
  [
    'more than that for a pinned contract',
    [many],
    { parties: { [token]: held(5n), [stranger]: { ...trusted, isPinned: true } } },
    caution('approve-any'),
  ],
  [
    'a signature for more than that',
    [{ ...many, isSignature: true }],
    { parties: { [token]: held(5n), [stranger]: trusted } },
    caution('approve-any'),
  ],
  [
    'one for a pinned contract',
    [{ ...many, isSignature: true }],
    { parties: { [token]: held(5n), [stranger]: { ...trusted, isPinned: true } } },
    stop('approve-any'),
  ],
  ['more than nothing', [many], { parties: { [token]: held(0n) } }],
  ['more than what is not known', [many], { parties: { [token]: { kind: 'contract' } } }],
  [
    'any amount, which the rules find',
    [approve({ amount: 'any' })],
    { parties: { [token]: held(5n) } },
  ],
  [
    'more than the owner of a Safe has',
    [{ kind: 'safeTransaction', safe: token, isDelegateCall: false, actions: [many] }],
    { parties: { [token]: held(5n) } },
  ],
  ['an order for less than half', [order], { prices }, stop('order-low')],
  ['an order for half', [{ ...order, gets: [{ token, amount: 10n }] }], { prices }],
  ['an order without prices', [order], {}],
  [
    'an order of a Safe',
    [{ kind: 'safeTransaction', safe: token, isDelegateCall: false, actions: [order] }],
    { prices },
    stop('order-low'),
  ],
  ['coins that leave as said', [pay({ token: undefined, amount: 100n })], took(out())],
  ['coins attached to a call', [call(100n)], took(out())],
  ['coins of a new contract', [{ kind: 'deploy', value: 100n }], took(out())],
  ['a hundredth more', [call(100n)], took(out({ amount: 101n }))],
  ['more than that', [call(100n)], took(out({ amount: 102n })), caution('outflow')],
  ['what leaves unsaid', [call()], took(out({ token })), caution('outflow')],
  ['another token', [pay({ amount: 100n })], took(out({ token: stranger })), caution('outflow')],
  ['what arrives', [call()], took(out({ token, direction: 'in' }))],
  [
    'what leaves for a trusted contract',
    [call()],
    { ...took(out({ token })), parties: { [stranger]: trusted } },
  ],
  [
    'what leaves for a trusted contract and another',
    [call(), { kind: 'call', to: token, value: 0n }],
    { ...took(out({ token })), parties: { [stranger]: trusted } },
    caution('outflow'),
  ],
  ['an item as said', [pay({ id: 7n, amount: 1n })], took(out({ token, id: 7n, amount: 1n }))],
  ['one by `transferFrom`', [pay({ amount: 7n })], took(out({ token, id: 7n, amount: 1n }))],
  [
    'another item',
    [pay({ id: 7n, amount: 1n })],
    took(out({ token, id: 8n, amount: 1n })),
    caution('outflow'),
  ],
  [
    'what another owned',
    [pay({ from: zero, amount: 100n })],
    took(out({ token })),
    caution('outflow'),
  ],
  ['an allowance as said', [approve()], gave(allowance())],
  ['one for less', [approve()], gave(allowance({ amount: 4n }))],
  ['one for more', [approve()], gave(allowance({ amount: 6n })), stop('allowance-hidden')],
  ['one for all', [approve()], gave(allowance({ amount: 'any' })), stop('allowance-hidden')],
  ['one that is said', [approve({ amount: 'any' })], gave(allowance({ amount: 'any' }))],
  ['another spender', [approve()], gave(allowance({ spender: zero })), stop('allowance-hidden')],
  ['a hidden one', [call()], gave(allowance()), stop('allowance-hidden')],
  ['one for an operator as said', [all], gave(allowance({ amount: 'any' }))],
  [
    'one for another operator',
    [all],
    gave(allowance({ spender: zero, amount: 'any' })),
    stop('allowance-hidden'),
  ],
  [
    'one for a trusted contract',
    [call()],
    { ...gave(allowance()), parties: { [stranger]: trusted } },
  ],
  [
    'all for a trusted contract',
    [call()],
    { ...gave(allowance({ amount: 'any' })), parties: { [stranger]: trusted } },
    caution('allowance-hidden'),
  ],
  [
    'another owner of the account',
    [call()],
    { simulation: tried({ isAccountChanged: true }) },
    stop('account-changed'),
  ],
  ['another moment', [call()], { simulation: tried({ isUnsteady: true }) }, caution('unsteady')],
  [
    'a failure',
    [call()],
    { simulation: { status: 'reverted', reason: 'PAUSED' } },
    caution('reverted'),
  ],
  ['no trial', [call()], { simulation: { status: 'unknown', reason: 'timeout' } }],
  ['nothing at all', [], took(out())],
]

test.each(rows.map((row) => ({ row })))('default: $row.0', ({ row }) => {
  const [, actions, evidence, ...found] = row
  const findings = judgeEvidence({ actions }, toEvidence(evidence))
  expect(findings.map(({ rule, level }) => [rule, level])).toEqual(found)
})

test('behavior: each finding says what it found', () => {
  const facts = (actions: readonly RequestAction[], evidence: Row[2]) =>
    judgeEvidence({ actions }, toEvidence(evidence)).map((finding) => finding.facts)
  const reverted = { status: 'reverted', reason: 'PAUSED' } as const
  expect([
    ...facts([call()], { simulation: reverted }),
    ...facts([call()], took(out())),
    ...facts([call()], gave(allowance())),
    ...facts([approve()], { parties: { [stranger]: account } }),
    ...facts([many], { parties: { [token]: held(5n) } }),
  ]).toEqual([
    { kind: 'reason', reason: 'PAUSED' },
    { kind: 'change', change: out() },
    { kind: 'allowance', allowance: allowance() },
    { kind: 'party', party: { address: stranger, isTrusted: false, kind: 'account' } },
    { kind: 'party', party: { address: token, isTrusted: false, ...held(5n) } },
  ])
})

function toEvidence({ parties = {}, simulation, prices }: Row[2]): RequestEvidence {
  const list = Object.entries(parties).map(([address, part]): [string, RequestParty] => [
    address,
    { address, kind: 'unknown', isTrusted: false, ...part },
  ])
  return { simulation, prices, parties: Object.fromEntries(list) }
}

function tried(
  part: Partial<Extract<RequestSimulation, { status: 'success' }>>,
): RequestSimulation {
  const nothing = { changes: [], allowances: [], isAccountChanged: false, isUnsteady: false }
  return { status: 'success', ...nothing, ...part }
}

function call(value = 0n): RequestAction {
  return { kind: 'call', to: stranger, value }
}

function pay(part: Partial<Extract<RequestAction, { kind: 'transfer' }>> = {}): RequestAction {
  return { kind: 'transfer', token, amount: 5n, to: stranger, ...part }
}

function approve(part: Partial<ApproveAction> = {}): ApproveAction {
  return { kind: 'approve', token, spender: stranger, amount: 5n, isSignature: false, ...part }
}
