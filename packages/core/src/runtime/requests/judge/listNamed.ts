import type { RequestAction } from '../../../contract/requests/requestAction.ts'

/** The addresses that an action names, without those of the actions inside it. */
export function listNamed(action: RequestAction): readonly string[] {
  switch (action.kind) {
    case 'transfer':
      return listSome(action.to, action.token)
    case 'approve':
    case 'revoke':
      return listSome(action.spender, action.token)
    case 'approveAll':
      return listSome(action.operator, action.token)
    case 'order':
      return listSome(action.receiver)
    case 'call':
    case 'delegate':
    case 'grant':
      return listSome(action.to)
    case 'ownership':
      return listSome(action.to, action.contract)
    case 'safeTransaction':
      return listSome(action.safe)
    case 'message':
      return listSome(action.contract)
    default:
      return []
  }
}

function listSome(...addresses: readonly (string | undefined)[]): readonly string[] {
  return addresses.flatMap((address) => address || [])
}
