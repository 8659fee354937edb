import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { flattenActions } from './flattenActions.ts'

/** Addresses that are looked at, so that a request cannot keep the node busy. */
const most = 32

/** Who takes part in a request, and which of them are tokens that are approved. */
export function listParties(actions: readonly RequestAction[]): {
  readonly addresses: readonly string[]
  readonly tokens: readonly string[]
} {
  const all = flattenActions(actions)
  const addresses = all.flatMap(listOf).filter((address) => address !== '')
  const tokens = all.flatMap((action) =>
    action.kind === 'approve' || action.kind === 'revoke' ? [action.token] : [],
  )
  return { addresses: [...new Set(addresses)].slice(0, most), tokens: [...new Set(tokens)] }
}

function listOf(action: RequestAction): readonly string[] {
  switch (action.kind) {
    case 'transfer':
      return action.token === undefined ? [action.to] : [action.to, action.token]
    case 'approve':
    case 'revoke':
      return [action.spender, action.token]
    case 'approveAll':
      return [action.operator, action.token]
    case 'call':
    case 'delegate':
    case 'grant':
      return [action.to]
    case 'ownership':
      return [action.to, action.contract]
    case 'safeTransaction':
      return [action.safe]
    case 'message':
      return action.contract === undefined ? [] : [action.contract]
    default:
      return []
  }
}
