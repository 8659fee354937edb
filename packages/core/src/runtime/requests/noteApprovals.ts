import type { KitBase } from '../../boot/kitBase.ts'
import { findAdapter } from '../../contract/adapter/findAdapter.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { findReported } from './guard.ts'
import { classifyMethod } from './methods.ts'

/** Remembers what the wallet agreed to, where that may be an approval. Never fails a request. */
export function noteApprovals(kit: KitBase, request: WalletRequest): void {
  if (request.type !== 'provider:request' || classifyMethod(request.method) === 'safe') return
  import('../approvalsLog/logApprovals.ts')
    .then(({ logApprovals }) => {
      const connection = findReported(findAdapter(kit, request.view.namespace), request.view)
      return logApprovals(kit, request, connection)
    })
    .catch(() => undefined)
}
