import { expect, test } from 'vitest'
import type { Permission } from '../../../contract/permissions/permission.ts'
import type { RequestLevel, RequestRule } from '../../../contract/requests/decodedRequest.ts'
import type {
  ApproveAction,
  GrantAction,
  RequestAction,
} from '../../../contract/requests/requestAction.ts'
import { mainnetId } from '../../../test/networks.ts'
import type { Judging } from './judgeAction.ts'
import { judgeContent, toVerdict } from './judgeContent.ts'

const now = 1_800_000_000n
const day = 86_400n
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const trusted = '0x1111111111111111111111111111111111111111'
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const pinned = '0x2222222222222222222222222222222222222222'
/** Looks like the trusted contract. */
const twin = '0x1111ffffffffffffffffffffffffffffffff1111'
const zero = `0x${'0'.repeat(40)}`
/** More than there can be of anything. */
const any = 2n ** 255n
const daily = { kind: 'periodic', amount: any - 1n, period: 86_400 } as const
const stream = { kind: 'stream', perSecond: 1n, initial: 0n, max: 5n } as const
const calls = { kind: 'contract', contract: stranger, functions: ['mint'] } as const
const judging: Judging = {
  ...{ now, signedFor: mainnetId, pinned: [pinned] },
  isTrusted: (address) => address === trusted,
  findLookAlike: (address) => (address === twin ? trusted : undefined),
  isOwnSponsor: (url) => url === 'https://pay.example/',
  isOwnNetwork: (chainId, rpcUrls) => chainId === 1n && rpcUrls.length === 0,
}

type Row = readonly [what: string, action: RequestAction, level: RequestLevel, rule?: RequestRule]

const rows: readonly Row[] = [
  ['a payment', transfer({ to: stranger }), 'plain'],
  ['one to the token itself', transfer({ to: token }), 'stop', 'transfer-lost'],
  ['one to nobody', transfer({ to: zero }), 'stop', 'transfer-lost'],
  ['one of another’s', transfer({ to: stranger, from: pinned }), 'caution', 'transfer-foreign'],
  ['one to a long name of zeros', transfer({ to: `${zero}0` }), 'plain'],
  ['one to a name that ends so', transfer({ to: `a ${zero}` }), 'plain'],
  ['a collectible', transfer({ to: stranger, id: 7n }), 'caution', 'transfer-collectible'],
  ['an exact allowance', approve({}), 'caution', 'approve-spender'],
  ['one for a trusted contract', approve({ spender: trusted }), 'plain'],
  ['one for a pinned contract', approve({ spender: pinned }), 'plain'],
  [
    'a signature for a pinned contract',
    approve({ spender: pinned, isSignature: true }),
    'caution',
    'approve-spender',
  ],
  ['one without limit', approve({ amount: 'any' }), 'stop', 'approve-any'],
  [
    'one without limit for a trusted contract',
    approve({ amount: 'any', spender: trusted }),
    'caution',
    'approve-any',
  ],
  ['30 days', approve({ until: now + 30n * day, spender: trusted }), 'plain'],
  [
    'a second more',
    approve({ until: now + 30n * day + 1n, spender: trusted }),
    'caution',
    'approve-long',
  ],
  ['a year', approve({ until: now + 365n * day }), 'caution', 'approve-long'],
  ['a second more', approve({ until: now + 365n * day + 1n }), 'stop', 'approve-long'],
  [
    'more than a year for a trusted contract',
    approve({ until: now + 400n * day, spender: trusted }),
    'caution',
    'approve-long',
  ],
  ['another’s', approve({ owner: stranger }), 'refused', 'account-foreign'],
  ['an allowance that is taken back', { kind: 'revoke', token, spender: stranger }, 'plain'],
  ['all of a collection', { kind: 'approveAll', token, operator: stranger }, 'stop', 'approve-all'],
  [
    'all of a collection for a trusted contract',
    { kind: 'approveAll', token, operator: trusted },
    'plain',
  ],
  ['an order', order({}), 'caution', 'order'],
  ['one that brings nothing', order({ gets: [] }), 'stop', 'order-gift'],
  ['one that brings zero', order({ gets: [{ token, amount: 0n }] }), 'stop', 'order-gift'],
  ['one for another', order({ receiver: stranger }), 'stop', 'order-gift'],
  ['another’s order', order({ owner: stranger }), 'refused', 'account-foreign'],
  ['unknown code', { kind: 'delegate', to: stranger }, 'refused', 'delegate-code'],
  ['code of the app', { kind: 'delegate', to: trusted }, 'stop', 'delegate-code'],
  ['no code', { kind: 'clearDelegate' }, 'caution', 'delegate-cleared'],
  ['a call', { kind: 'call', to: stranger, value: 0n }, 'plain'],
  ['a call with coins', { kind: 'call', to: stranger, value: 1n }, 'caution', 'call-value'],
  ['one of a trusted contract', { kind: 'call', to: trusted, value: 1n }, 'plain'],
  ['a contract', { kind: 'deploy', value: 0n }, 'plain'],
  ['a sign-in', { kind: 'signIn', domain: 'harbour.example' }, 'plain'],
  ['a text', { kind: 'message', text: 'Hello' }, 'plain'],
  [
    'data for a contract',
    { kind: 'message', text: 'Vote', contract: stranger },
    'caution',
    'message-contract',
  ],
  ['data for a trusted contract', { kind: 'message', text: 'Vote', contract: trusted }, 'plain'],
  ['a hash', { kind: 'opaque', reason: 'hash' }, 'stop', 'opaque'],
  ['a method', { kind: 'opaque', reason: 'method' }, 'caution', 'opaque'],
  ['a permission', { kind: 'grant', to: stranger, limits: 1 }, 'caution', 'grant'],
  ['one without limits', { kind: 'grant', to: stranger, limits: 0 }, 'stop', 'grant-unlimited'],
  ['one with an end and a limit', allow(), 'caution', 'grant'],
  ['one of any amount a day', allow({ ...daily, amount: any }), 'stop', 'grant-unlimited'],
  ['one of any amount', allow({ kind: 'allowance', amount: any }), 'stop', 'grant-unlimited'],
  ['one that begins with any', allow({ ...stream, initial: any }), 'stop', 'grant-unlimited'],
  ['one that grows by any', allow({ ...stream, perSecond: any }), 'stop', 'grant-unlimited'],
  ['one that grows until its end', allow({ ...stream, max: any }), 'caution', 'grant'],
  ['calls with any amount', allow({ ...calls, valueLimit: any }), 'stop', 'grant-unlimited'],
  ['calls', allow(calls), 'caution', 'grant'],
  [
    'one of any amount beside a small one',
    { ...allow(), permissions: [daily, { ...daily, amount: any }] },
    ...(['stop', 'grant-unlimited'] as const),
  ],
  ['a permission without an end', { ...allow(), until: undefined }, 'stop', 'approve-long'],
  ['one of a year', { ...allow(), until: now + 365n * day }, 'caution', 'grant'],
  ['a second more', { ...allow(), until: now + 365n * day + 1n }, 'stop', 'approve-long'],
  ['another owner', { kind: 'ownership', contract: token, to: stranger }, 'stop', 'ownership'],
  ['the app’s network', { kind: 'addChain', chainId: 1n, rpcUrls: [] }, 'plain'],
  ['another network', { kind: 'addChain', chainId: 10n, rpcUrls: [] }, 'stop', 'chain-added'],
  ['a token', { kind: 'watchAsset', token, symbol: 'DAI' }, 'plain'],
  ['a secret', { kind: 'decrypt' }, 'caution', 'decrypt'],
  ['a Safe', safe({}), 'plain'],
  ['code as the Safe', safe({ isDelegateCall: true }), 'stop', 'safe-delegate-call'],
  ['a Safe’s allowance', safe({ actions: [approve({ amount: 'any' })] }), 'stop', 'approve-any'],
]

test.each(rows.map((row) => ({ row })))('default: $row.0', ({ row }) => {
  const [, action, level, rule] = row
  const judged = judgeContent({ actions: [action] }, judging)
  const rules = judged.findings.map((finding) => finding.rule)
  expect([judged.level, rules]).toEqual([level, rule ? [rule] : []])
})

test('behavior: the highest level counts', () => {
  const actions = [approve({}), transfer({ to: token }), transfer({ to: stranger })]
  const { level, findings } = judgeContent({ actions }, judging)
  expect(level).toBe('stop')
  expect(findings.map(({ action }) => action)).toEqual(actions.slice(0, 2))
  expect(judgeContent({ actions: [] }, judging)).toEqual({ level: 'plain', findings: [] })
})

test('behavior: more than 50 actions stop, more than 200 are refused', () => {
  const many = (count: number) => {
    const actions = Array.from({ length: count }, () => transfer({ to: stranger }))
    return judgeContent({ actions }, judging).level
  }
  expect([50, 51, 200, 201].map(many)).toEqual(['plain', 'stop', 'stop', 'refused'])
  const action = transfer({ to: stranger })
  const actions = Array.from({ length: 51 }, () => action)
  expect(judgeContent({ actions }, judging).findings).toEqual([
    { rule: 'batch-long', level: 'stop', action },
  ])
})

test.each<[string, RequestAction]>([
  ['an allowance', approve({ isSignature: true, spender: trusted })],
  ['an order', order({})],
  ['a Safe', safe({})],
  ['a permission', { kind: 'grant', to: trusted, limits: 1 }],
])('behavior: a signature without a chain: %s', (_, action) => {
  const { level, findings } = judgeContent({ actions: [action] }, { ...judging, signedFor: 'any' })
  expect(level).toBe('stop')
  expect(findings.map(({ rule }) => rule)).toContain('chain-absent')
})

test('behavior: a call and a text need no chain in what they say', () => {
  const actions: readonly RequestAction[] = [
    approve({ spender: trusted }),
    { kind: 'message', text: 'Hello' },
  ]
  expect(judgeContent({ actions }, { ...judging, signedFor: 'any' }).level).toBe('plain')
})

test('behavior: what becomes of a level', () => {
  const levels: readonly RequestLevel[] = ['plain', 'caution', 'stop', 'refused']
  expect(levels.map(toVerdict)).toEqual(['allow', 'confirm', 'confirm', 'refuse'])
})

test.each<[string, RequestAction]>([
  ['a payment', transfer({ to: twin })],
  ['a token', { ...transfer({ to: stranger }), token: twin } as RequestAction],
  ['an allowance', approve({ spender: twin })],
  ['an allowance in a Safe', safe({ actions: [approve({ spender: twin })] })],
  ['a collection', { kind: 'approveAll', token, operator: twin }],
  ['an order', order({ receiver: twin })],
  ['a call', { kind: 'call', to: twin, value: 0n }],
  ['a permission', { ...allow(), to: twin }],
  ['another owner', { kind: 'ownership', contract: token, to: twin }],
  ['typed data', { kind: 'message', text: '', contract: twin }],
])('behavior: %s that names what only looks like a known address stops', (_, action) => {
  const { level, findings } = judgeContent({ actions: [action] }, judging)
  expect(level).toBe('stop')
  const found = findings.filter(({ rule }) => rule === 'look-alike')
  const facts = { kind: 'look-alike', address: twin, known: trusted }
  expect(found).toMatchObject([{ level: 'stop', facts }])
})

test('behavior: taking back what a look-alike may take is no risk', () => {
  const action: RequestAction = { kind: 'revoke', token, spender: twin }
  expect(judgeContent({ actions: [action] }, judging)).toEqual({ level: 'plain', findings: [] })
})

function allow(permission: Permission = daily): GrantAction {
  const until = now + 7n * day
  return { kind: 'grant', to: stranger, limits: 2, until, permissions: [permission] }
}

function transfer(part: { to: string; from?: string; id?: bigint }): RequestAction {
  return { kind: 'transfer', token, amount: 5n, ...part }
}

function approve(part: Partial<ApproveAction>): ApproveAction {
  const base = { token, spender: stranger, amount: 5n, isSignature: false } as const
  return { kind: 'approve', ...base, ...part }
}

function order(part: Partial<Extract<RequestAction, { kind: 'order' }>>): RequestAction {
  const gives = [{ token, amount: 5n }]
  return { kind: 'order', protocol: 'CoW', gives, gets: gives, ...part }
}

function safe(part: Partial<Extract<RequestAction, { kind: 'safeTransaction' }>>): RequestAction {
  const actions: readonly RequestAction[] = []
  return { kind: 'safeTransaction', safe: stranger, isDelegateCall: false, actions, ...part }
}

test('behavior: a fee that a service pays which the app does not name', () => {
  const actions = [transfer({ to: stranger })]
  const judge = (...sponsors: readonly string[]) => judgeContent({ actions, sponsors }, judging)
  expect(judge('https://pay.example/')).toEqual({ findings: [], level: 'plain' })
  const url = 'https://pay.example.evil/'
  const [action] = actions
  const facts = { kind: 'sponsor', url }
  const finding = { rule: 'sponsor-foreign', level: 'caution', action, facts }
  expect(judge('https://pay.example/', url)).toEqual({ findings: [finding], level: 'caution' })
  expect(judge('')).toMatchObject({ level: 'caution', findings: [{ facts: { url: '' } }] })
})

test('behavior: a fee far above what is usual', () => {
  const action = transfer({ to: stranger })
  const facts = { kind: 'fee', amount: 7n } as const
  expect(judgeContent({ actions: [action], highFee: 7n }, judging)).toEqual({
    ...{ level: 'stop', findings: [{ rule: 'fee-high', level: 'stop', action, facts }] },
  })
  expect(judgeContent({ actions: [], highFee: 7n }, judging)).toMatchObject({ level: 'stop' })
})

test('behavior: more than ten transactions at once', () => {
  const actions = [transfer({ to: stranger })]
  const judge = (transactions?: number) => judgeContent({ actions, transactions }, judging)
  for (const few of [undefined, 1, 10]) expect(judge(few)).toEqual({ findings: [], level: 'plain' })
  const [action] = actions
  const facts = { kind: 'count', count: 11 }
  const finding = { rule: 'transactions-many', level: 'stop', action, facts }
  expect(judge(11)).toEqual({ findings: [finding], level: 'stop' })
})
