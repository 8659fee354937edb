import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowRequest } from '../../handoff/windowRequest.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { toFault } from '../faults/toFault.ts'
import { toFrameUser } from '../logins/toFrameUser.ts'
import { readHandoffAnswer } from '../windows/readHandoffAnswer.ts'
import { registerHandoff } from '../windows/registerHandoff.ts'

/**
 * Lets the window that the page opened in the click show the settings. They answer where the
 * visitor is logged out there; otherwise the visitor closes them some time.
 * @returns who is logged in afterwards
 */
export async function openSettingsWindow(
  { service, stream, page }: FrameContext,
  { handoff }: { readonly handoff: string },
  { signal, onStep }: Ceremony,
): Promise<FrameUser | null> {
  // Across sites, frame and window do not share a session yet.
  if (page.mode !== 'same-site') throw new FrameFault('method-off')
  try {
    const secret = await readHandoffSecret(handoff, 'request')
    const request: WindowRequest = { kind: 'settings' }
    await registerHandoff({ service, page }, { secret, request }, signal)
    onStep('window')
    await readHandoffAnswer({ service, stream }, secret, signal).catch((error: unknown) => {
      if (!(error instanceof FrameFault)) throw error
    })
    const { session } = await service.ask({
      ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
    })
    const accounts = session?.wallets[0]?.accounts
    return session?.isProven && accounts ? toFrameUser(session, accounts) : null
  } catch (error) {
    throw toFault(error)
  }
}
