import type { DecodedRequest, RequestLevel } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'

const order: readonly RequestLevel[] = ['plain', 'caution', 'stop', 'refused']

/** The level of a request with what was tried out about it, which is never lower. */
export function raiseLevel(request: DecodedRequest, evidence: RequestEvidence): RequestLevel {
  const found = findLevel(request, evidence)
  return order.indexOf(found) > order.indexOf(request.level) ? found : request.level
}

function findLevel(request: DecodedRequest, evidence: RequestEvidence): RequestLevel {
  const { simulation, parties } = evidence
  const spenders = listSpenders(request.actions)
  // Only an allowance for a contract has rules that limit what is taken.
  const isPerson = spenders.some((spender) =>
    ['account', 'delegated'].includes(parties[spender]?.kind ?? ''),
  )
  if (isPerson) return 'stop'
  if (simulation?.status === 'reverted') return 'caution'
  if (simulation?.status !== 'success') return 'plain'
  const { allowances, isAccountChanged, isUnsteady } = simulation
  const isHidden = allowances.some(
    ({ spender }) => !spenders.includes(spender) && !parties[spender]?.isTrusted,
  )
  if (isHidden || isAccountChanged) return 'stop'
  return isUnsteady ? 'caution' : 'plain'
}

/** Who gets an allowance, as the request itself says. */
function listSpenders(actions: readonly RequestAction[]): readonly string[] {
  return actions.flatMap((action) => {
    if (action.kind === 'approve') return [action.spender]
    if (action.kind === 'approveAll') return [action.operator]
    return action.kind === 'safeTransaction' ? listSpenders(action.actions) : []
  })
}
