import { object } from 'valibot'
import type { FrameContext } from '../context/frameContext.ts'
import { toFault } from '../faults/toFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import { loginMemory } from './loginMemory.ts'
import { logOutKey } from './logOutKey.ts'

/**
 * Ends the session. Where the service does not hear it, it is remembered, and comes before anything
 * else that the frame is asked.
 * @throws `FrameFault`
 */
export async function logOut(
  { service, memory }: Pick<FrameContext, 'service' | 'memory'>,
  signal: AbortSignal,
): Promise<void> {
  loginMemory.clear(memory)
  try {
    memory.setItem(logOutKey, 'due')
  } catch {
    // Where nothing is stored, the session ends with the service's answer or its time.
  }
  let isHeard = true
  try {
    await service.ask({ method: 'DELETE', path: 'session', schema: object({}), signal })
  } catch (error) {
    isHeard = error instanceof ServiceError && error.code !== 'UNREACHABLE'
    if (!isHeard) throw toFault(error)
  } finally {
    if (isHeard) memory.removeItem(logOutKey)
  }
}
