import type { RequestAction, RequestFinding } from '@cleat/core'
import { type ReviewSentence, toAssets, toParty, toText, toToken } from './sentence.ts'

type Opaque = Extract<RequestAction, { kind: 'opaque' }>

const reasons: { readonly [reason in Opaque['reason']]: ReviewSentence['name'] } = {
  hash: 'review.hash',
  bytes: 'review.opaqueRisk',
  disguised: 'review.disguised',
  open: 'review.open',
  undated: 'review.undated',
  root: 'review.root',
  types: 'review.types',
  data: 'review.opaqueRisk',
  depth: 'review.opaqueRisk',
  method: 'review.unknownMethod',
}

/** Rules that are about what is asked, and not about who gets it. */
const impersonal: ReadonlySet<RequestFinding['rule']> = new Set([
  'account-changed',
  'batch-long',
  'chain-absent',
  'fee-unknown',
  'opaque',
  'fee-high',
  'sponsor-foreign',
  'transactions-many',
  'transfer-lost',
])

/** What could be lost by what a rule found, in one sentence. */
export function describeFinding({ rule, action, facts }: RequestFinding): ReviewSentence {
  const address = findSubject(action)
  const who = toParty(address ?? '')
  switch (rule) {
    case 'approve-any':
      return { name: 'review.approve-any', values: { who, token: tokenOf(action) } }
    case 'approve-all':
      return { name: 'review.approve-all', values: { who, token: tokenOf(action) } }
    case 'approve-spender':
    case 'call-value':
    case 'grant-unlimited':
    case 'message-contract':
      return { name: `review.${rule}`, values: { who } }
    case 'approve-collectible':
      return { name: 'review.approve-collectible', values: { who, token: tokenOf(action) } }
    case 'call-codeless':
      return { name: 'review.call-codeless', values: { who: partyOf(facts) ?? who } }
    case 'spender-account':
      return { name: 'review.person', values: { who: partyOf(facts) ?? who } }
    case 'allowance-hidden': {
      const spender = facts?.kind === 'allowance' ? facts.allowance.spender : ''
      return { name: 'review.hidden', values: { who: toParty(spender) } }
    }
    case 'reverted': {
      const reason = facts?.kind === 'reason' ? facts.reason : undefined
      if (reason === undefined) return { name: 'review.reverted' }
      return { name: 'review.revertedReason', values: { reason: toText(reason.slice(0, 200)) } }
    }
    case 'sponsor-foreign':
      return { name: 'review.sponsor-foreign', values: { host: toText(hostOf(facts)) } }
    case 'fee-high': {
      const amount = facts?.kind === 'fee' ? facts.amount : 0n
      return { name: `review.${rule}`, values: { what: toAssets({ token: undefined, amount }) } }
    }
    case 'transactions-many':
      return { name: `review.${rule}`, values: { count: toText(countOf(facts)) } }
    case 'account-changed':
      return { name: 'review.changedAccount' }
    case 'grant':
    case 'ownership':
      return { name: `review.${rule}Risk`, values: { who } }
    case 'decrypt':
    case 'order':
      return { name: `review.${rule}Risk` }
    case 'opaque':
      return { name: action.kind === 'opaque' ? reasons[action.reason] : 'review.opaqueRisk' }
    case 'account-foreign':
    case 'approve-long':
    case 'batch-long':
    case 'chain-absent':
    case 'chain-added':
    case 'delegate-cleared':
    case 'delegate-code':
    case 'fee-unknown':
    case 'look-alike':
    case 'order-gift':
    case 'order-low':
    case 'outflow':
    case 'safe-delegate-call':
    case 'transfer-collectible':
    case 'transfer-foreign':
    case 'transfer-lost':
    case 'unsteady':
      return { name: `review.${rule}` }
    default:
      return rule satisfies never
  }
}

/** Who gets something by an action, if anyone in particular. */
function findSubject(action: RequestAction): string | undefined {
  switch (action.kind) {
    case 'approve':
      return action.spender
    case 'approveAll':
      return action.operator
    case 'order':
      return action.receiver
    case 'message':
      return action.contract
    case 'call':
    case 'delegate':
    case 'grant':
    case 'ownership':
    case 'transfer':
      return action.to
    default:
      return undefined
  }
}

/** Who a visitor has to know before a request at `stop` continues. */
export function findStranger(findings: readonly RequestFinding[]): string | undefined {
  const [worst] = findings.filter(({ level }) => level === 'stop')
  if (worst?.facts?.kind === 'look-alike') return worst.facts.address
  return worst && !impersonal.has(worst.rule) ? findSubject(worst.action) : undefined
}

function tokenOf(action: RequestAction) {
  return toToken('token' in action ? action.token : undefined)
}

/** A service's host, or the first of what it is called. */
function hostOf(facts: RequestFinding['facts']): string {
  const url = facts?.kind === 'sponsor' ? facts.url : ''
  return URL.canParse(url) ? new URL(url).host : `“${url.slice(0, 40)}”`
}

function partyOf(facts: RequestFinding['facts']) {
  return facts?.kind === 'party' ? toParty(facts.party.address) : undefined
}

function countOf(facts: RequestFinding['facts']): number {
  return facts?.kind === 'count' ? facts.count : 0
}
