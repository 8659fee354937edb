import { raceSignal } from '../../base/async/raceSignal.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'

/** Limits the lifetime of work that waits for the visitor. */
export type Attempt = {
  readonly signal: AbortSignal
  abort(reason: CleatError): void
  /**
   * Starts the work unless the attempt is already cancelled. Settles as the work does, or rejects
   * with the reason as soon as the attempt is cancelled. Ends the attempt.
   */
  race<value>(work: () => Promise<value>): Promise<value>
}

export declare namespace createAttempt {
  type Parameters = {
    /** Cancels the attempt on behalf of the caller. */
    signal?: AbortSignal | undefined
    timeoutMs: number
    onTimeout: () => CleatError
  }
}

/**
 * Creates an attempt. It is cancelled when the caller's signal aborts, the modal it started from
 * closes (`CONNECTION_USER_CLOSED`), the time runs out or the kit is destroyed.
 */
export function createAttempt(kit: KitBase, parameters: createAttempt.Parameters): Attempt {
  const { signal, timeoutMs, onTimeout } = parameters
  const { modal } = kit.controllers
  const controller = new AbortController()
  const abort = (reason: unknown) => controller.abort(reason)

  const timer = setTimeout(() => abort(onTimeout()), timeoutMs)
  const stops = [() => clearTimeout(timer), follow(signal, abort), follow(kit.lifetime, abort)]
  if (modal.state.open)
    stops.push(modal.onClose(() => abort(new CleatError('CONNECTION_USER_CLOSED'))))

  return {
    signal: controller.signal,
    abort,
    async race(work) {
      try {
        controller.signal.throwIfAborted()
        return await raceSignal(work(), controller.signal)
      } finally {
        for (const stop of stops) stop()
      }
    },
  }
}

function follow(signal: AbortSignal | undefined, abort: (reason: unknown) => void): () => void {
  if (!signal) return () => undefined
  const onAbort = () => abort(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  return () => signal.removeEventListener('abort', onAbort)
}
