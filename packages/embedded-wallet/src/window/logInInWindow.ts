import type { Ceremony, FrameContext } from '../frame/context/frameContext.ts'
import { FrameFault } from '../frame/faults/frameFault.ts'
import { linkLogin } from '../frame/logins/linkLogin.ts'
import { logInByEmail } from '../frame/logins/logInByEmail.ts'
import { logInByFarcaster } from '../frame/logins/logInByFarcaster.ts'
import { logInByPasskey } from '../frame/logins/logInByPasskey.ts'
import { askAgain } from '../frame/service/askAgain.ts'
import type { WindowLogin } from '../handoff/windowRequest.ts'
import { loginSchemas } from '../service/loginSchemas.ts'
import { takeLoginOver } from './takeLoginOver.ts'

/**
 * Logs in in this window, for a page on another site.
 * @param asked.provenBy the login at a provider that this window is back from, or one that the
 * frame has proven
 * @param asked.takenBy the hash of the handoff by which the window takes the latter over
 * @param asked.proof the login at a provider that is to prove the account of the former
 */
export async function logInInWindow(
  context: FrameContext,
  asked: {
    readonly login: WindowLogin
    readonly provenBy?: string | undefined
    readonly takenBy?: string | undefined
    readonly proof?: string | undefined
  },
  ceremony: Ceremony,
): Promise<void> {
  const { login, provenBy, takenBy, proof } = asked
  if (provenBy !== undefined) {
    const { signal } = ceremony
    if (takenBy) await takeLoginOver(context.service, { hash: takenBy, login: provenBy }, signal)
    await finishProven(context, { login: provenBy, proof }, ceremony)
  } else if (login.method === 'email') await logInByEmail(context, login, ceremony)
  else if (login.method === 'passkey') await logInByPasskey(context, ceremony)
  // The window is at any other provider by now.
  else await logInByFarcaster(context, {}, ceremony)
}

async function finishProven(
  context: FrameContext,
  { login, proof }: { login: string; proof: string | undefined },
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
  await linkLogin(context, login, ceremony, proof)
}
