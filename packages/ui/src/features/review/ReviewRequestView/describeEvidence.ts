import type { DecodedRequest, RequestAction, RequestEvidence, RequestFinding } from '@cleat/core'
import { type ReviewSentence, toParty, toText } from './sentence.ts'

type Notices = readonly [RequestFinding['level'], ReviewSentence][]

/** What the trial of a request adds to what the rules found. */
export function describeEvidence(
  { actions }: Pick<DecodedRequest, 'actions'>,
  { simulation, parties }: RequestEvidence,
): Notices {
  const spenders = listSpenders(actions)
  const people = spenders.filter((spender) => {
    const kind = parties[spender]?.kind
    return kind === 'account' || kind === 'delegated'
  })
  const notices: [RequestFinding['level'], ReviewSentence][] = people.map((address) => [
    'stop',
    { name: 'review.person', values: { who: toParty(address) } },
  ])
  if (simulation?.status === 'reverted') {
    const { reason } = simulation
    const sentence: ReviewSentence =
      reason === undefined
        ? { name: 'review.reverted' }
        : { name: 'review.revertedReason', values: { reason: toText(reason.slice(0, 200)) } }
    return [...notices, ['caution', sentence]]
  }
  if (simulation?.status !== 'success') return notices
  for (const { spender } of simulation.allowances)
    if (!spenders.includes(spender) && !parties[spender]?.isTrusted)
      notices.push(['stop', { name: 'review.hidden', values: { who: toParty(spender) } }])
  if (simulation.isAccountChanged) notices.push(['stop', { name: 'review.changedAccount' }])
  if (simulation.isUnsteady) notices.push(['caution', { name: 'review.unsteady' }])
  return notices
}

function listSpenders(actions: readonly RequestAction[]): readonly string[] {
  return actions.flatMap((action) => {
    if (action.kind === 'approve') return [action.spender]
    if (action.kind === 'approveAll') return [action.operator]
    return action.kind === 'safeTransaction' ? listSpenders(action.actions) : []
  })
}
