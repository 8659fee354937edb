import type {
  DecodedRequest,
  FindingFacts,
  RequestFinding,
  RequestRule,
} from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import { flattenActions } from './flattenActions.ts'
import { isLowOrder } from './isLowOrder.ts'
import { judgeSimulation } from './judgeSimulation.ts'

type Found = readonly [rule: RequestRule, level: RequestFinding['level'], address: string]

const zero = /^0x0{40}$/
/** An allowance for more than so many times the balance is one for all of it. */
const manyfold = 1000n

/**
 * What evidence finds in a request, beside what the rules found. It never takes anything back.
 */
export function judgeEvidence(
  request: Pick<DecodedRequest, 'actions'>,
  evidence: RequestEvidence,
): readonly RequestFinding[] {
  const { parties, simulation, prices = [] } = evidence
  const { actions } = request
  const find = (action: RequestAction, found: readonly Found[]) =>
    found.map(([rule, level, address]): RequestFinding => {
      const party = parties[address]
      const facts: FindingFacts | undefined = party && { kind: 'party', party }
      return { rule, level, action, ...(facts && { facts }) }
    })
  const all = flattenActions(actions)
  return [
    ...all.flatMap((action) => find(action, judgeParties(action, parties))),
    // What a Safe allows is not the account's.
    ...actions.flatMap((action) => find(action, judgeAmount(action, parties))),
    ...all.flatMap((action): RequestFinding[] =>
      action.kind === 'order' && isLowOrder(action, prices)
        ? [{ rule: 'order-low', level: 'stop', action }]
        : [],
    ),
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

/** An allowance for far more than there is ends only with what there is. */
function judgeAmount(action: RequestAction, parties: RequestEvidence['parties']): readonly Found[] {
  if (action.kind !== 'approve' || action.amount === 'any') return []
  const { token, spender, amount, isSignature } = action
  const balance = parties[token]?.balance ?? 0n
  // Who has none may be about to get some.
  if (balance === 0n || amount <= balance * manyfold) return []
  const party = parties[spender]
  const isTrusted = party?.isTrusted === true && !(isSignature && party.isPinned)
  return [['approve-any', isTrusted ? 'caution' : 'stop', token]]
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
