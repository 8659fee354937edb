import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { listNamed } from '../judge/listNamed.ts'
import { flattenActions } from './flattenActions.ts'

/** Addresses that are looked at, so that a request cannot keep the node busy. */
const most = 32

/** Who takes part in a request, and which of them are tokens that are approved. */
export function listParties(actions: readonly RequestAction[]): {
  readonly addresses: readonly string[]
  readonly tokens: readonly string[]
} {
  const all = flattenActions(actions)
  const addresses = all.flatMap(listNamed)
  const tokens = all.flatMap((action) =>
    action.kind === 'approve' || action.kind === 'revoke' ? [action.token] : [],
  )
  return { addresses: [...new Set(addresses)].slice(0, most), tokens: [...new Set(tokens)] }
}
