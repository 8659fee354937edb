import type { FrameUser } from '../../protocol/frameUser.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { finishLogin } from './finishLogin.ts'
import { loginMemory, type OpenLogin } from './loginMemory.ts'

type Problem = FrameViews['code']['shown']['problem']

/** Sends a code to a mailbox, and takes it. @throws `FrameFault`, `ServiceError` */
export async function logInByEmail(
  context: FrameContext,
  { email }: { email: string },
  ceremony: Ceremony,
): Promise<FrameUser> {
  const { service, stage, memory, page, browser } = context
  const { signal, onStep } = ceremony
  const start = async (): Promise<OpenLogin> => {
    const body = { method: 'email', email, host: page.origin, browser }
    const { email: schema } = loginSchemas
    return loginMemory.write(memory, await service.ask({ ...post('logins', body), schema, signal }))
  }
  const before = loginMemory.read(memory)
  onStep('service')
  let login = before && isSame(before.email, email) ? before : await start()
  let [problem, isResent] = [undefined as Problem, false]
  onStep('surface')
  for (;;) {
    const { email: shown, digits, resendAt } = login
    const given = await stage.ask(
      ...(['code', { email: shown, digits, resendAt, problem, isResent }, signal] as const),
    )
    ;[problem, isResent] = [undefined, false]
    try {
      if (given.kind === 'other') break
      if (given.kind === 'resend') {
        login = await sendAgain(context, login, start, signal)
        isResent = true
        continue
      }
      const { session } = await service.ask({
        ...post(`logins/${login.id}/code`, { code: given.code }),
        ...{ schema: sessionSchemas.opened, signal },
      })
      loginMemory.clear(memory)
      return await finishLogin(context, session, ceremony)
    } catch (error) {
      problem = toProblem(error)
      if (problem?.kind === 'over') loginMemory.clear(memory)
    }
  }
  loginMemory.clear(memory)
  throw new FrameFault('declined')
}

/** The same code once more, or a new login where that one is over. */
async function sendAgain(
  { service, memory }: FrameContext,
  login: OpenLogin,
  start: () => Promise<OpenLogin>,
  signal: AbortSignal,
): Promise<OpenLogin> {
  const { email: schema } = loginSchemas
  try {
    const again = await service.ask({ ...post(`logins/${login.id}/resend`, {}), schema, signal })
    return loginMemory.write(memory, again)
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'LOGIN_CODE_EXPIRED') return start()
    throw error
  }
}

/** What the visitor can do something about. Anything else ends the login. */
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

function post(path: string, body: object) {
  return { method: 'POST', path, body } as const
}

/** The service compares addresses without their case. */
function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
