import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import { sessionSchemas, type WalletSession } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'

/** Lets this frame see the account of the window that answered. It cannot get a share. */
export async function openViewSession(
  { service }: Pick<FrameContext, 'service'>,
  handoff: string,
  signal: AbortSignal,
): Promise<WalletSession> {
  const { hash } = await readHandoffSecret(handoff, 'request')
  const { session } = await service.ask({
    ...{ method: 'POST', path: `handoffs/${hash}/session`, body: {} },
    ...{ schema: sessionSchemas.opened, signal },
  })
  return session
}
