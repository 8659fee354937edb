import type { FrameUser } from '../../protocol/frameUser.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { finishLogin } from './finishLogin.ts'
import { proveFarcaster } from './proveFarcaster.ts'

/**
 * Logs in by a key of a Farcaster account. The page shows what the visitor opens or scans; the
 * signature goes to the service from there, and this browser finishes the login.
 * @throws `FrameFault`, `ServiceError`
 */
export async function logInByFarcaster(
  context: FrameContext,
  ceremony: Ceremony,
): Promise<FrameUser> {
  const { signal, onStep, onLink } = ceremony
  onStep('service')
  const { id, isKnown } = await proveFarcaster(context, (link) => onLink?.(link), signal)
  const { session } = await context.service.ask({
    ...{ method: 'POST', path: `logins/${id}/finish` },
    ...{ body: { account: isKnown ? 'known' : 'new' }, schema: sessionSchemas.opened, signal },
  })
  return finishLogin(context, session, ceremony)
}
