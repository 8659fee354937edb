import { type EmailLogin, loginSchemas } from '../../service/loginSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { type OpenLogin, openLogin } from './openLogin.ts'

type Problem = FrameViews['code']['shown']['problem']

export declare namespace takeCode {
  type Parameters<result> = {
    view: 'code' | 'secondCode' | 'oldCode' | 'newCode'
    login: OpenLogin
    /** Sends a mail with another code. Without it, one that is over ends with `over`. */
    restart?: (() => Promise<OpenLogin>) | undefined
    /** Hears of each login that takes a code, and of `undefined` once none does. */
    onLogin?: ((login: OpenLogin | undefined) => void) | undefined
    submit: (login: OpenLogin, code: string) => Promise<result>
  }
}

/**
 * Asks for the code of a mail until the service takes it.
 * @returns what the service answers. `other`: the visitor wants another address or way
 * @throws what the visitor can do nothing about
 */
export async function takeCode<result extends object>(
  context: FrameContext,
  parameters: takeCode.Parameters<result>,
  signal: AbortSignal,
): Promise<result | 'other' | 'over'> {
  const { view, restart, onLogin, submit } = parameters
  let { login } = parameters
  let [problem, isResent] = [undefined as Problem, false]
  for (;;) {
    const { email, digits, resendAt } = login
    const given = await context.stage.ask(
      ...([view, { email, digits, resendAt, problem, isResent }, signal] as const),
    )
    if (given.kind === 'other') return 'other'
    ;[problem, isResent] = [undefined, false]
    try {
      if (given.kind === 'code') return await submit(login, given.code)
      const again = await sendAgain(context, login.id, signal)
      if (!again && !restart) return 'over'
      login = again ? openLogin(again) : ((await restart?.()) ?? login)
      onLogin?.(login)
      isResent = true
    } catch (error) {
      problem = toProblem(error)
      if (problem?.kind === 'over') onLogin?.(undefined)
    }
  }
}

/** The same code once more; nothing where its login is over. */
async function sendAgain(
  { service }: FrameContext,
  id: string,
  signal: AbortSignal,
): Promise<EmailLogin | undefined> {
  try {
    return await service.ask({
      ...{ method: 'POST', path: `logins/${id}/resend`, body: {} },
      ...{ schema: loginSchemas.email, signal },
    })
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'LOGIN_CODE_EXPIRED') return undefined
    throw error
  }
}

/** What the visitor can do something about. */
function toProblem(error: unknown): Problem {
  if (!(error instanceof ServiceError)) throw error
  const { code, problem } = error
  switch (code) {
    case 'LOGIN_CODE_WRONG':
      return { kind: 'wrong', triesLeft: problem?.triesLeft ?? 0 }
    case 'LOGIN_CODE_EXPIRED':
      return { kind: 'over' }
    case 'LOGIN_THROTTLED':
    case 'RATE_LIMITED':
      return { kind: 'throttled', seconds: problem?.waitSeconds ?? 60 }
    case 'UNREACHABLE':
      return { kind: 'service' }
    default:
      throw error
  }
}
