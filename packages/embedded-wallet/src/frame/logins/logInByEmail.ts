import type { FrameUser } from '../../protocol/frameUser.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { finishLogin } from './finishLogin.ts'
import { linkLogin } from './linkLogin.ts'
import { proveEmail } from './proveEmail.ts'

/** Logs in by a code that is sent to a mailbox. @throws `FrameFault`, `ServiceError` */
export async function logInByEmail(
  context: FrameContext,
  asked: { email: string },
  ceremony: Ceremony,
): Promise<FrameUser> {
  const proven = await proveEmail(context, asked, ceremony)
  if (!proven) throw new FrameFault('declined')
  return 'session' in proven
    ? finishLogin(context, proven.session, ceremony)
    : linkLogin(context, proven.login, ceremony)
}
