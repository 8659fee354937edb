import type { WindowLogin } from '../../handoff/windowRequest.ts'
import { socialProviders } from '../../protocol/frameUser.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'

/** How the visitor of this frame logged in, for a window that is logged out. */
export async function findLogin(
  { service }: Pick<FrameContext, 'service'>,
  signal: AbortSignal,
): Promise<WindowLogin | undefined> {
  const { answer: schema } = sessionSchemas
  const { session } = await service.ask({ method: 'GET', path: 'session', schema, signal })
  if (!session) return undefined
  const { method, user } = session
  if (method === 'passkey') return { method }
  if (method === 'email') return user.email === null ? undefined : { method, email: user.email }
  const provider = socialProviders.find((one) => one === method)
  return provider && { method: 'social', provider }
}
