import type { RequestAction } from '@cleat/core/adapter'
import type { SurfaceFacts } from './chooseSurface.ts'

/**
 * What kind of request it is, as far as a visitor can read it.
 * @param isTypedData - of which nothing but its name is shown where its form is not known
 */
export function readContent(
  actions: readonly RequestAction[],
  isTypedData: boolean,
): SurfaceFacts['content'] {
  if (actions.length === 0 || !actions.every(isReadable)) return 'unreadable'
  if (isTypedData && actions.some(({ kind }) => kind === 'message')) return 'unreadable'
  if (actions.every(({ kind }) => kind === 'transfer')) return 'payment'
  if (actions.every(({ kind }) => kind === 'message' || kind === 'signIn')) return 'message'
  return 'call'
}

function isReadable(action: RequestAction): boolean {
  switch (action.kind) {
    case 'opaque':
    // Nothing says what the contract does with it.
    case 'call':
    case 'deploy':
      return false
    case 'safeTransaction':
      return action.actions.length > 0 && action.actions.every(isReadable)
    default:
      return true
  }
}
