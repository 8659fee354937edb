import type { Calls } from '../../protocol/calls.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { proveByMiniApp } from '../logins/proveByMiniApp.ts'
import { logInAcross } from './logInAcross.ts'

const login = { method: 'social', provider: 'farcaster' } as const

/**
 * Logs in by a key of a Farcaster account on another site. The window shows what the visitor opens
 * or scans. What a Mini App has signed is proven here, and the window takes that login over.
 */
export async function logInByFarcasterAcross(
  context: FrameContext,
  { signed }: Calls['login.farcaster']['body'],
  ceremony: Ceremony,
): Promise<FrameUser> {
  const proven = signed && (await proveByMiniApp(context, signed, ceremony.signal))
  return logInAcross(context, { login, provenBy: proven?.id }, ceremony)
}
