import { CleatError } from '../../base/errors/cleatError.ts'
import { toCleatError } from '../../base/errors/toCleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { WalletRequest } from './walletRequest.ts'

/**
 * The one road to a wallet. Everything that signs or sends takes it, so that what is checked here is checked everywhere.
 *
 * policy (may this be asked) → preview (does it pay what the visitor saw) → guard (is everybody still where the visitor saw them) →
 * dispatch (ask) → verify (is it what was asked for).
 * These stages come with the first request: a page that only connects never needs them.
 */
export async function runRequest(kit: KitBase, request: WalletRequest): Promise<unknown> {
  try {
    const { runStages } = await loadStages()
    return await runStages(kit, request)
  } catch (error) {
    const method = request.type === 'provider:request' ? request.method : request.type
    throw toCleatError(error, 'WALLET_ERROR', { context: { wallet: request.view.wallet, method } })
  }
}

/** Fetches the stages ahead of time, on a sign that they will be wanted. */
export function prefetchStages(): void {
  loadStages().catch(() => undefined)
}

async function loadStages() {
  try {
    return await import('./runStages.ts')
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
