import type {
  DecodedRequest,
  FindingFacts,
  RequestFinding,
  RequestRule,
} from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import { flattenActions } from './flattenActions.ts'
import { judgeSimulation } from './judgeSimulation.ts'

type Found = readonly [rule: RequestRule, level: RequestFinding['level'], address: string]

const zero = /^0x0{40}$/

/**
 * What evidence finds in a request, beside what the rules found. It never takes anything back.
 */
export function judgeEvidence(
  request: Pick<DecodedRequest, 'actions'>,
  evidence: RequestEvidence,
): readonly RequestFinding[] {
  const { parties, simulation } = evidence
  const found = flattenActions(request.actions).flatMap((action) =>
    judgeParties(action, parties).map(([rule, level, address]): RequestFinding => {
      const party = parties[address]
      const facts: FindingFacts | undefined = party && { kind: 'party', party }
      return { rule, level, action, ...(facts && { facts }) }
    }),
  )
  return [
    ...found,
    ...(simulation ? judgeSimulation(request, simulation, parties) : []),
    ...judgeFee(request, evidence),
  ]
}

/** Who cannot be told what it costs decides about that, too. */
function judgeFee(
  { actions: [action] }: Pick<DecodedRequest, 'actions'>,
  { fee }: RequestEvidence,
): readonly RequestFinding[] {
  return action && fee === 'unknown' ? [{ rule: 'fee-unknown', level: 'caution', action }] : []
}

function judgeParties(
  action: RequestAction,
  parties: RequestEvidence['parties'],
): readonly Found[] {
  const codeless = listCalled(action)
    .filter((address) => parties[address]?.kind === 'account')
    .map((address): Found => ['call-codeless', 'caution', address])
  return [...codeless, ...judgeSpender(action, parties), ...judgeCollection(action, parties)]
}

/** Contracts that get data. Without code they do nothing, today. */
function listCalled(action: RequestAction): readonly string[] {
  switch (action.kind) {
    case 'call':
      return [action.to]
    case 'transfer':
      return action.token === undefined ? [] : [action.token]
    case 'approve':
      return action.isSignature ? [] : [action.token]
    case 'approveAll':
    case 'revoke':
      return [action.token]
    case 'ownership':
      return [action.contract]
    default:
      return []
  }
}

/** An account may take an allowance whenever it likes, with no code that limits it. */
function judgeSpender(
  action: RequestAction,
  parties: RequestEvidence['parties'],
): readonly Found[] {
  if (action.kind !== 'approve' && action.kind !== 'approveAll') return []
  const spender = action.kind === 'approve' ? action.spender : action.operator
  const kind = parties[spender]?.kind
  const isAccount = (kind === 'account' && !zero.test(spender)) || kind === 'delegated'
  return isAccount ? [['spender-account', 'stop', spender]] : []
}

/** What is an amount of a token is the number of an item of a collection, also where it is zero. */
function judgeCollection(
  action: RequestAction,
  parties: RequestEvidence['parties'],
): readonly Found[] {
  const isItem =
    (action.kind === 'approve' && !action.isSignature) ||
    (action.kind === 'revoke' && action.isZero)
  if (!isItem || !parties[action.token]?.isCollection) return []
  const { spender } = action
  // The zero address takes the item's allowance back.
  if (zero.test(spender) || parties[spender]?.isTrusted) return []
  return [['approve-collectible', 'stop', action.token]]
}
