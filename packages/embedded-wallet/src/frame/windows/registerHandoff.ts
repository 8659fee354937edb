import type { HandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowRequest } from '../../handoff/windowRequest.ts'
import { handoffSchemas } from '../../service/handoffSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askAgain } from '../service/askAgain.ts'

/**
 * Leaves a request with the service, for the window that has its secret. The window waits for it,
 * so that a slow service is asked again, for the same.
 */
export async function registerHandoff(
  { service, page }: Pick<FrameContext, 'service' | 'page'>,
  { secret, request }: { secret: HandoffSecret; request: WindowRequest },
  signal: AbortSignal,
): Promise<void> {
  const sealed = await secret.seal(request)
  await askAgain(service, {
    ...{ method: 'POST', path: 'handoffs', schema: handoffSchemas.registered, signal },
    body: { hash: secret.hash, host: page.origin, request: sealed },
  })
}
