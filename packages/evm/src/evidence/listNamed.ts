import type { RequestAction } from '@cleat/core/adapter'
import type { Watched } from './watched.ts'

/** What the request itself names. */
export function listNamed(actions: readonly RequestAction[]): readonly Watched[] {
  return actions.flatMap((action): readonly Watched[] => {
    switch (action.kind) {
      case 'transfer': {
        const { token, id } = action
        if (token === undefined) return []
        return [id === undefined ? { type: 'token', token } : { type: 'item', token, id }]
      }
      case 'approve': {
        const { token, spender } = action
        return [
          { type: 'token', token },
          { type: 'allowance', token, spender },
        ]
      }
      case 'approveAll':
        return [{ type: 'operator', token: action.token, spender: action.operator }]
      case 'safeTransaction':
        return listNamed(action.actions)
      default:
        return []
    }
  })
}
