import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { dispatch } from './dispatch.ts'
import { explain } from './explain.ts'
import { guard } from './guard.ts'
import { policy } from './policy.ts'
import { preview } from './preview.ts'
import { verify } from './verify.ts'

/**
 * The one road to a wallet. Everything that signs or sends takes it, so that what is checked here is checked everywhere.
 *
 * policy (may this be asked) → preview (does it pay what the visitor saw) → guard (is everybody still where the visitor saw them) →
 * dispatch (ask) → verify (is it what was asked for). What any of these stages throws ends the request.
 */
export async function runRequest(kit: KitBase, request: WalletRequest): Promise<unknown> {
  try {
    policy(request)
    const previewed = await preview(kit, request)
    await guard(kit, previewed)
    const answer = await dispatch(kit, previewed).catch((error: unknown) => {
      throw explain(previewed, error)
    })
    await verify(kit, previewed, answer)
    return answer
  } catch (error) {
    const method = request.type === 'provider:request' ? request.method : request.type
    throw toCleatError(error, 'WALLET_ERROR', { context: { wallet: request.view.wallet, method } })
  }
}
