import { loginSchemas } from '../../service/loginSchemas.ts'
import { openLogin } from '../codes/openLogin.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { confirmByPasskey } from '../passkeys/confirmByPasskey.ts'
import type { ChangeOutcome } from './changeOutcome.ts'
import { takeNewCode } from './takeNewCode.ts'

/**
 * Starts a change without the mailbox that is lost: a passkey, then a code of the new mailbox.
 * @throws `PasskeyError`, `ServiceError`
 */
export async function changeLost(
  context: FrameContext,
  email: string,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const { service, page, browser } = context
  const confirmation = await confirmByPasskey(context, signal)
  const login = openLogin(
    await service.ask({
      ...{ method: 'POST', path: 'email-changes/lost', schema: loginSchemas.email, signal },
      body: { email, host: page.origin, browser, confirmation },
    }),
  )
  return takeNewCode(context, { view: 'newCode', id: login.id, login }, signal)
}
