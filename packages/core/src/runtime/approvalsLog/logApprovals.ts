import type { KitBase } from '../../boot/kitBase.ts'
import type { Connection } from '../../contract/adapter/connection.ts'
import type { ApprovalKind } from '../../contract/approvals/approval.ts'
import type { RequestAction } from '../../contract/requests/requestAction.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { LoggedApproval } from './loggedApproval.ts'
import { readLogged } from './readApprovalsLog.ts'

/** Approvals that are remembered. */
const most = 200

/** In characters: what the storage takes, with room for its envelope. */
const longest = 60_000

/** Remembers the approvals of a request that the wallet agreed to, so that they are found later. */
export async function logApprovals(
  kit: KitBase,
  request: Extract<WalletRequest, { type: 'provider:request' }>,
  connection: Connection,
): Promise<void> {
  const { view, method, params, caipNetworkId: chainId = view.caipNetworkId } = request
  const features = kit.adapters.get(view.namespace)?.features
  const decode = features?.['request:decode']
  if (!decode || !features?.['approvals:load']) return
  const { actions } = await decode({ request: { method, params }, connection })
  const at = Math.floor(Date.now() / 1000)
  const found = actions.flatMap(toPlaces).map(
    (place): LoggedApproval => ({
      ...{ account: view.address.toLowerCase(), chainId, at },
      ...place,
    }),
  )
  if (found.length === 0) return
  const keys = new Set(found.map(toKey))
  const kept = readLogged(kit).filter((entry) => !keys.has(toKey(entry)))
  const entries = [...found, ...kept].slice(0, most)
  while (JSON.stringify(entries).length > longest) entries.pop()
  kit.storage.set('approvalsLog', entries)
}

type Spot = Pick<LoggedApproval, 'kind' | 'token' | 'spender' | 'item'>

/**
 * Where the approval of an action may be. What an action says fits several kinds; the chain tells
 * which of them is there.
 */
function toPlaces(action: RequestAction): readonly Spot[] {
  const place = (kind: ApprovalKind, token: string, spender: string): Spot => ({
    ...{ kind, token: token.toLowerCase(), spender: spender.toLowerCase() },
  })
  switch (action.kind) {
    case 'approve': {
      const { token, spender, amount, until, isSignature } = action
      const isTimed = isSignature || until !== undefined
      const isNumber = amount !== 'any' && !isTimed
      return [
        place('token', token, spender),
        ...(isTimed ? [place('permit2', token, spender)] : []),
        ...(isNumber ? [{ ...place('item', token, spender), item: String(amount) }] : []),
      ]
    }
    case 'approveAll':
      return [place('collection', action.token, action.operator)]
    case 'safeTransaction':
      return action.actions.flatMap(toPlaces)
    default:
      return []
  }
}

function toKey({ account, chainId, kind, token, spender, item }: LoggedApproval): string {
  return [account, chainId, kind, token, spender, item].join()
}
