import type { FrameRequest } from '../../protocol/frameRequest.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { findOwn } from './findOwn.ts'

/**
 * Refuses a request for an account that the frame does not see: a window opens for no other.
 * @throws `FrameFault`
 */
export async function requireSeen(
  { service }: Pick<FrameContext, 'service'>,
  request: FrameRequest,
  signal: AbortSignal,
): Promise<void> {
  const { answer: schema } = sessionSchemas
  const { session } = await service.ask({ method: 'GET', path: 'session', schema, signal })
  if (!session) throw new FrameFault('not-logged-in')
  if (!session.isProven) throw new FrameFault('locked')
  if (!findOwn(session, request)) throw new FrameFault('bad-request')
}
