import { object } from 'valibot'
import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import type { FrameUser } from '../../protocol/frameUser.ts'
import { sessionSchemas, type WalletSession } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { makePasskey } from '../passkeys/makePasskey.ts'
import { provePasskey } from '../passkeys/provePasskey.ts'
import { toPasskeyProblem } from '../passkeys/toPasskeyProblem.ts'
import type { UsedPasskey } from '../passkeys/usedPasskey.ts'
import type { PasskeyProblem } from '../stage/frameViews.ts'
import { finishLogin } from './finishLogin.ts'

type Opened = { readonly session: WalletSession; readonly used: UsedPasskey }

/**
 * Logs in with any passkey of the wallet's origin, which opens the wallet in the same touch. A
 * visitor without one makes one, and with it an account.
 * @throws `FrameFault`, `ServiceError`
 */
export async function logInByPasskey(
  context: FrameContext,
  ceremony: Ceremony,
): Promise<FrameUser> {
  ceremony.onStep('service')
  const { session, used } = await open(context, ceremony)
  return finishLogin(context, session, ceremony, used).finally(() => {
    if (used.kind === 'tested') eraseBytes(used.secret)
  })
}

async function open(context: FrameContext, { signal, onStep }: Ceremony): Promise<Opened> {
  for (let run = provePasskey; ; ) {
    let problem: PasskeyProblem
    try {
      return await run(context, signal)
    } catch (error) {
      problem = toPasskeyProblem(error)
    }
    onStep('surface')
    const { kind } = await context.stage.ask('passkey', { problem }, signal)
    run = kind === 'use' ? provePasskey : signUp
  }
}

async function signUp(context: FrameContext, signal: AbortSignal): Promise<Opened> {
  const { service } = context
  // A passkey is for the account that is logged in, which is not the one that is asked for.
  const { session } = await service.ask({
    ...{ method: 'GET', path: 'session', schema: sessionSchemas.answer, signal },
  })
  if (session) await service.ask({ method: 'DELETE', path: 'session', schema: object({}), signal })
  return makePasskey(context, signal)
}
