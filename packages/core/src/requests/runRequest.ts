import { toCleatError } from '../errors/toCleatError.ts'
import type { KitBase } from '../kit/kitBase.ts'
import { dispatch } from './dispatch.ts'
import { guard } from './guard.ts'
import { policy } from './policy.ts'
import { verify } from './verify.ts'
import type { WalletRequest } from './walletRequest.ts'

/**
 * The one road to a wallet. Everything that signs or sends takes it, so that what is checked here is checked everywhere.
 *
 * policy (may this be asked) → guard (is it still what the visitor saw) → dispatch (ask) → verify (is it what was asked for).
 */
export async function runRequest(kit: KitBase, request: WalletRequest): Promise<unknown> {
  policy(request)
  try {
    await guard(kit, request)
    const answer = await dispatch(kit, request)
    await verify(kit, request, answer)
    return answer
  } catch (error) {
    const method = request.type === 'provider:request' ? request.method : request.type
    throw toCleatError(error, 'WALLET_ERROR', { context: { wallet: request.view.wallet, method } })
  }
}
