import type { WindowLogin } from '../../handoff/windowRequest.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { toFrameUser } from '../logins/toFrameUser.ts'
import { typeKey } from '../wallets/typeKey.ts'
import { askWindow } from '../windows/askWindow.ts'
import { openViewSession } from './openViewSession.ts'

/**
 * Logs in on another site: in a window, which has keys and a device. The frame then sees the
 * account, and a reload finds it again.
 * @param asked.provenBy a login that this frame has proven, which the window takes over
 */
export async function logInAcross(
  context: FrameContext,
  asked: {
    readonly login: WindowLogin
    readonly handoff?: string | undefined
    readonly provenBy?: string | undefined
  },
  ceremony: Ceremony,
): Promise<FrameUser> {
  const { login, handoff, provenBy } = asked
  const newType = context.memory.getItem(typeKey) === 'smartAccount' ? 'smartAccount' : 'eoa'
  const request = { kind: 'login', login, newType, ...(provenBy && { provenBy }) } as const
  const answered = await askWindow(context, { request, handoff }, ceremony)
  if (answered.failure) throw new FrameFault(answered.failure)
  const session = await openViewSession(context, answered.handoff, ceremony.signal)
  const accounts = session.wallets[0]?.accounts
  if (!accounts) throw new FrameFault('device-unproven')
  return toFrameUser(session, accounts)
}
