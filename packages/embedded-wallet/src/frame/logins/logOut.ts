import { object } from 'valibot'
import type { FrameContext } from '../context/frameContext.ts'
import { toFault } from '../faults/toFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import { loginKey } from './loginKey.ts'

/**
 * Ends the session, and forgets a login that waits for its code. Where the service does not hear
 * it, that is remembered, and comes before anything else that the frame is asked.
 * @throws `FrameFault`
 */
export async function logOut(
  { service, memory }: Pick<FrameContext, 'service' | 'memory'>,
  signal: AbortSignal,
): Promise<void> {
  try {
    memory.setItem(loginKey, 'over')
  } catch {
    // Where nothing is stored, the session ends with the service's answer or its time.
  }
  await service
    .ask({ method: 'DELETE', path: 'session', schema: object({}), signal })
    .catch((error: unknown) => {
      const isHeard = error instanceof ServiceError && error.code !== 'UNREACHABLE'
      if (!isHeard) throw toFault(error)
    })
  memory.removeItem(loginKey)
}
