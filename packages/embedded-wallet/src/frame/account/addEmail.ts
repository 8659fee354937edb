import { loginSchemas } from '../../service/loginSchemas.ts'
import { openLogin } from '../codes/openLogin.ts'
import type { FrameContext } from '../context/frameContext.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import type { ChangeOutcome } from './changeOutcome.ts'
import { takeNewCode } from './takeNewCode.ts'
import { toChangeOutcome } from './toChangeOutcome.ts'

/**
 * Adds an e-mail to an account that has none: a code that goes there, typed here.
 * @throws `FrameFault`, `ServiceError`
 */
export async function addEmail(context: FrameContext, signal: AbortSignal): Promise<void> {
  for (let problem: FrameViews['firstEmail']['shown']['problem']; ; ) {
    const { email } = await context.stage.ask('firstEmail', { problem }, signal)
    const outcome = await add(context, email, signal).catch(toChangeOutcome)
    if ('email' in outcome) return
    problem = outcome.problem
  }
}

async function add(
  context: FrameContext,
  email: string,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const { service, page, browser } = context
  const login = openLogin(
    await service.ask({
      ...{ method: 'POST', path: 'email-changes/first', schema: loginSchemas.email, signal },
      body: { email, host: page.origin, browser },
    }),
  )
  return takeNewCode(context, { view: 'code', id: login.id, login }, signal)
}
