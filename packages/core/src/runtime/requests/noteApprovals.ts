import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { classifyMethod } from './methods.ts'

/** Remembers what the wallet agreed to, where that may be an approval. Never fails a request. */
export function noteApprovals(kit: KitBase, request: WalletRequest): void {
  if (request.type !== 'provider:request' || classifyMethod(request.method) === 'safe') return
  import('../approvalsLog/logApprovals.ts')
    .then(({ logApprovals }) => logApprovals(kit, request))
    .catch(() => undefined)
}
