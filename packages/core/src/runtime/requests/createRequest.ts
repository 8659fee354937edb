import { subscribe } from 'valtio/vanilla'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { JudgingKit } from './judgeRequest.ts'
import type { RequestObservers } from './requestObservers.ts'
import type { runRequest } from './runRequest.ts'

/**
 * Creates `kit.request`, which sends a request through the pipeline. Only a connected wallet is
 * asked, so the code of the pipeline loads with the first connection. Requests reject with
 * `UI_LOAD_FAILED` if it cannot be loaded; the next one tries again.
 */
export function createRequest(
  { controllers, lifetime }: Pick<KitBase, 'controllers' | 'lifetime'>,
  getKit: () => JudgingKit,
  observers?: RequestObservers | undefined,
): KitBase['request'] {
  const { state } = controllers.account
  let run: typeof runRequest | undefined
  const load = async () => {
    run ??= await loadPipeline()
    return run
  }
  const prefetch = () => {
    if (Object.values(state).every(({ status }) => status === 'disconnected')) return
    stop()
    load().catch(() => undefined)
  }
  const stop = subscribe(state, prefetch)
  lifetime.addEventListener('abort', stop, { once: true })
  prefetch()
  // Once loaded, the pipeline copies a request in the tick in which it is made.
  return async (request) => {
    lifetime.throwIfAborted()
    return (run ?? (await load()))(getKit(), request, observers)
  }
}

async function loadPipeline(): Promise<typeof runRequest> {
  try {
    return (await import('./runRequest.ts')).runRequest
  } catch (cause) {
    throw new CleatError('UI_LOAD_FAILED', { cause })
  }
}
