import type { DecodedRequest, RequestFinding } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type {
  AllowanceChange,
  AssetChange,
  RequestEvidence,
  RequestSimulation,
} from '../../../contract/requests/requestEvidence.ts'
import { flattenActions } from './flattenActions.ts'

/** What a trial finds in a request. */
export function judgeSimulation(
  { actions }: Pick<DecodedRequest, 'actions'>,
  simulation: RequestSimulation,
  parties: RequestEvidence['parties'],
): readonly RequestFinding[] {
  const [action] = actions
  if (!action || simulation.status === 'unknown') return []
  if (simulation.status === 'reverted') {
    const { reason } = simulation
    return [{ rule: 'reverted', level: 'caution', action, facts: { kind: 'reason', reason } }]
  }
  const { changes, allowances, isAccountChanged, isUnsteady } = simulation
  const outflows = isOfTrusted(actions, parties)
    ? []
    : changes.filter((change) => isUnsaid(change, actions))
  return [
    ...outflows.map(
      (change): RequestFinding => ({
        ...{ rule: 'outflow', level: 'caution', action, facts: { kind: 'change', change } },
      }),
    ),
    ...allowances.flatMap((allowance) => judgeAllowance(allowance, { actions, action, parties })),
    ...(isAccountChanged ? [{ rule: 'account-changed', level: 'stop', action } as const] : []),
    ...(isUnsteady ? [{ rule: 'unsteady', level: 'caution', action } as const] : []),
  ]
}

/** Whether all contracts that are called in ways that are not known are trusted. */
function isOfTrusted(
  actions: readonly RequestAction[],
  parties: RequestEvidence['parties'],
): boolean {
  const called = actions.filter((action) => action.kind === 'call')
  return called.length > 0 && called.every(({ to }) => parties[to]?.isTrusted)
}

/** Whether more leaves than the request says. Some tokens round, so a hundredth more is the same. */
function isUnsaid(change: AssetChange, actions: readonly RequestAction[]): boolean {
  if (change.direction === 'in') return false
  const said = actions.reduce((sum, action) => sum + readSaid(action, change), 0n)
  return change.amount > said + said / 100n
}

function readSaid(action: RequestAction, { token, id }: AssetChange): bigint {
  if (action.kind === 'call' || action.kind === 'deploy')
    return token === undefined ? action.value : 0n
  if (action.kind !== 'transfer' || action.token !== token || action.from !== undefined) return 0n
  if (action.id === id) return action.amount
  // `transferFrom` of a collection looks like that of a token.
  return action.id === undefined && action.amount === id ? 1n : 0n
}

/** An allowance that was not asked for. What was asked for is judged by the rules. */
function judgeAllowance(
  allowance: AllowanceChange,
  given: {
    readonly actions: readonly RequestAction[]
    readonly action: RequestAction
    readonly parties: RequestEvidence['parties']
  },
): readonly RequestFinding[] {
  const { actions, action, parties } = given
  const { token, spender, amount } = allowance
  const isSaid = flattenActions(actions).some((one) => {
    if (one.kind === 'approveAll') return one.token === token && one.operator === spender
    if (one.kind !== 'approve' || one.token !== token || one.spender !== spender) return false
    return one.amount === 'any' || (amount !== 'any' && amount <= one.amount)
  })
  if (isSaid) return []
  const isTrusted = parties[spender]?.isTrusted === true
  if (isTrusted && amount !== 'any') return []
  const level = isTrusted ? 'caution' : 'stop'
  return [{ rule: 'allowance-hidden', level, action, facts: { kind: 'allowance', allowance } }]
}
