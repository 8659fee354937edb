import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { OpenLogin } from '../codes/openLogin.ts'
import { takeCode } from '../codes/takeCode.ts'
import type { FrameContext } from '../context/frameContext.ts'
import type { ChangeOutcome } from './changeOutcome.ts'

/**
 * Asks for the code of the mailbox that an account gets, which ends its change.
 * @param asked.id of the change, as it began
 */
export async function takeNewCode(
  context: FrameContext,
  asked: { view: 'code' | 'newCode'; id: string; login: OpenLogin },
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const { view, id, login } = asked
  const { opened: schema } = sessionSchemas
  const path = `email-changes/${id}/new`
  const submit = (_login: OpenLogin, code: string) =>
    context.service.ask({ method: 'POST', path, body: { code }, schema, signal })
  const done = await takeCode(context, { view, login, submit }, signal)
  if (done === 'over') return { problem: { kind: 'over' } }
  return typeof done === 'string' ? { problem: undefined } : { email: login.email }
}
