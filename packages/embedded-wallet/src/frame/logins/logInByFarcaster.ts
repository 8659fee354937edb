import type { Calls } from '../../protocol/calls.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { finishLogin } from './finishLogin.ts'
import { proveByMiniApp } from './proveByMiniApp.ts'
import { proveFarcaster } from './proveFarcaster.ts'

/**
 * Logs in by a key of a Farcaster account. The page shows what the visitor opens or scans, where
 * the signature goes to the service; a Mini App gives it to the page. This browser finishes the
 * login.
 * @throws `FrameFault`, `ServiceError`
 */
export async function logInByFarcaster(
  context: FrameContext,
  { signed }: Calls['login.farcaster']['body'],
  ceremony: Ceremony,
): Promise<FrameUser> {
  const { signal, onStep, onLink } = ceremony
  onStep('service')
  const { id, isKnown } = signed
    ? await proveByMiniApp(context, signed, signal)
    : await proveFarcaster(context, (link) => onLink?.(link), signal)
  const { session } = await context.service.ask({
    ...{ method: 'POST', path: `logins/${id}/finish` },
    ...{ body: { account: isKnown ? 'known' : 'new' }, schema: sessionSchemas.opened, signal },
  })
  return finishLogin(context, session, ceremony)
}
