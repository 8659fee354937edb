import { subscribe } from 'valtio/vanilla'
import type { Batch } from '../../../contract/calls/batch.ts'
import type { CallsContext } from '../context/callsContext.ts'
import { callsError } from '../request/callsError.ts'
import { followBatch } from './followBatch.ts'

/** Waits a minute. Milliseconds. */
const usualMs = 60_000

/**
 * Waits until a batch is decided, or until the time is over, and returns what is known then.
 * @throws an error with the code 5730, or the reason of the kit's end
 */
export async function waitForCalls(
  context: CallsContext,
  { id, timeoutMs = usualMs }: { id: string; timeoutMs?: number | undefined },
): Promise<Batch> {
  const { store, lifetime } = context
  if (!store.find(id)) throw callsError(5730, 'Unknown batch.')
  void followBatch(context, id)
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      lifetime.removeEventListener('abort', onAbort)
    }
    const finish = () => {
      const batch = store.find(id)
      end()
      if (batch) resolve(batch)
      else reject(callsError(5730, 'Unknown batch.'))
    }
    const onAbort = () => {
      end()
      reject(lifetime.reason)
    }
    const check = () => {
      if (store.find(id)?.status !== 'pending') finish()
    }
    const timer = setTimeout(finish, timeoutMs)
    const stop = subscribe(store.state, check, true)
    lifetime.addEventListener('abort', onAbort)
    if (lifetime.aborted) onAbort()
    else check()
  })
}
