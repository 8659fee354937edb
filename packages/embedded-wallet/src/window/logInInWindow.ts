import type { Ceremony, FrameContext } from '../frame/context/frameContext.ts'
import { FrameFault } from '../frame/faults/frameFault.ts'
import { linkLogin } from '../frame/logins/linkLogin.ts'
import { logInByEmail } from '../frame/logins/logInByEmail.ts'
import { logInByPasskey } from '../frame/logins/logInByPasskey.ts'
import { askAgain } from '../frame/service/askAgain.ts'
import type { WindowLogin } from '../handoff/windowRequest.ts'
import { loginSchemas } from '../service/loginSchemas.ts'

/**
 * Logs in in this window, for a page on another site.
 * @param asked.provenBy the login at a provider that this window is back from
 */
export async function logInInWindow(
  context: FrameContext,
  asked: { readonly login: WindowLogin; readonly provenBy?: string | undefined },
  ceremony: Ceremony,
): Promise<void> {
  const { login, provenBy } = asked
  if (login.method === 'email') await logInByEmail(context, login, ceremony)
  else if (login.method === 'passkey') await logInByPasskey(context, ceremony)
  else await finishAtProvider(context, provenBy ?? '', ceremony)
}

async function finishAtProvider(
  context: FrameContext,
  login: string,
  ceremony: Ceremony,
): Promise<void> {
  const { service } = context
  const { signal } = ceremony
  const path = `logins/${login}`
  const { state: schema } = loginSchemas
  const state = await askAgain(service, { method: 'GET', path, schema, signal })
  if (state.state === 'failed')
    throw new FrameFault(
      state.code === 'LOGIN_PROVIDER_REFUSED' ? 'provider-refused' : 'provider-failed',
    )
  await linkLogin(context, login, ceremony)
}
