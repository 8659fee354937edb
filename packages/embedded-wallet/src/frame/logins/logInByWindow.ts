import type { SocialProvider } from '@cleat/core'
import type { FrameUser } from '../../protocol/frameUser.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { finishLogin } from './finishLogin.ts'
import { linkLogin } from './linkLogin.ts'
import { visitProvider } from './visitProvider.ts'

/** Logs in by the window that the page opened in the click. */
export async function logInByWindow(
  context: FrameContext,
  asked: { provider: SocialProvider; handoff: string },
  ceremony: Ceremony,
): Promise<FrameUser> {
  const proven = await visitProvider(context, asked, ceremony)
  return 'session' in proven
    ? finishLogin(context, proven.session, ceremony)
    : linkLogin(context, proven.login, ceremony)
}
