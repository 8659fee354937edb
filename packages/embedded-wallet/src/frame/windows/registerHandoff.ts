import type { HandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowRequest } from '../../handoff/windowRequest.ts'
import { handoffSchemas } from '../../service/handoffSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'

/** Leaves a request with the service, for the window that has its secret. */
export async function registerHandoff(
  { service, page }: Pick<FrameContext, 'service' | 'page'>,
  { secret, request }: { secret: HandoffSecret; request: WindowRequest },
  signal: AbortSignal,
): Promise<void> {
  await service.ask({
    ...{ method: 'POST', path: 'handoffs', schema: handoffSchemas.registered, signal },
    body: { hash: secret.hash, host: page.origin, request: await secret.seal(request) },
  })
}
