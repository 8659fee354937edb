import type { WindowRequest } from '../../handoff/windowRequest.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { toFault } from '../faults/toFault.ts'
import { toFrameUser } from '../logins/toFrameUser.ts'
import { askWindow } from '../windows/askWindow.ts'

/**
 * Lets the window that the page opened in the click show the settings. They answer where the
 * visitor is logged out there; otherwise the visitor closes them some time.
 * @returns who is logged in afterwards
 */
export async function openSettingsWindow(
  context: FrameContext,
  { handoff }: { readonly handoff: string },
  ceremony: Ceremony,
): Promise<FrameUser | null> {
  const { signal } = ceremony
  const request: WindowRequest = { kind: 'settings' }
  try {
    await askWindow(context, { request, handoff }, ceremony).catch((error: unknown) => {
      if (!(error instanceof FrameFault) || error.code === 'cancelled') throw error
    })
    const { session } = await context.service.ask({
      ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
    })
    const accounts = session?.wallets[0]?.accounts
    return session?.isProven && accounts ? toFrameUser(session, accounts) : null
  } catch (error) {
    throw toFault(error)
  }
}
