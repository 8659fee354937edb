import { CleatError } from '../errors/cleatError.ts'
import type { KitBase } from '../kit/kitBase.ts'
import type { WalletRequest } from './walletRequest.ts'

/**
 * Hands a request to the pipeline, which the first one brings: a page that only connects never needs it.
 * @throws `UI_LOAD_FAILED` and all that `runRequest` throws
 */
export async function submitRequest(kit: KitBase, request: WalletRequest): Promise<unknown> {
  const { runRequest } = await loadPipeline().catch((cause) => {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  })
  return runRequest(kit, request)
}

/** Fetches the pipeline ahead of time, on a sign that it will be wanted. */
export function prefetchPipeline(): void {
  loadPipeline().catch(() => undefined)
}

function loadPipeline() {
  return import('./runRequest.ts')
}
