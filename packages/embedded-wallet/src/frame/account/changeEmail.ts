import { identitySchemas } from '../../service/identitySchemas.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import { passkeySchemas } from '../../service/passkeySchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { openLogin } from '../codes/openLogin.ts'
import { takeCode } from '../codes/takeCode.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { PasskeyError } from '../passkeys/passkeyError.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { changeLost } from './changeLost.ts'
import type { ChangeOutcome } from './changeOutcome.ts'
import { isLeftWaiting } from './isLeftWaiting.ts'

type Problem = FrameViews['email']['shown']['problem']

/**
 * Changes the e-mail of the account: a code of the mailbox that it has, then one of the mailbox
 * that it gets. Nothing is changed before both are right. Without the first mailbox a passkey
 * stands for it, and the change waits at the service.
 * @returns the e-mail that the account has then, which is the present one while a change waits
 * @throws `FrameFault`, `ServiceError`
 */
export async function changeEmail(
  context: FrameContext,
  { signal, onStep }: Ceremony,
): Promise<{ readonly email: string }> {
  const { stage } = context
  onStep('service')
  const { current, canLose } = await readOwn(context, signal)
  onStep('surface')
  if (current !== undefined && (await isLeftWaiting(context, signal))) return { email: current }
  let isLost = false
  for (let problem: Problem; ; ) {
    const lost = isLost ? 'chosen' : canLose ? 'offered' : undefined
    const given = await stage.ask('email', { current, lost, problem }, signal)
    problem = undefined
    if (given.kind === 'close') throw new FrameFault('declined')
    if (given.kind === 'lost') {
      isLost = given.isLost
      continue
    }
    const { email } = given
    if (isSame(email, current)) {
      problem = { kind: 'same' }
      continue
    }
    const changing = isLost ? changeLost(context, email, signal) : change(context, email, signal)
    const outcome = await changing.catch(toOutcome)
    if ('problem' in outcome) {
      problem = outcome.problem
      continue
    }
    if (!isLost || current === undefined) return outcome
    if (await isLeftWaiting(context, signal)) return { email: current }
    isLost = false
  }
}

async function readOwn({ service, hasPasskeys }: FrameContext, signal: AbortSignal) {
  const { list: schema } = identitySchemas
  const { identities } = await service.ask({ method: 'GET', path: 'identities', schema, signal })
  const current = identities.find(({ provider }) => provider === 'email')?.email ?? undefined
  if (current === undefined || !hasPasskeys) return { current, canLose: false }
  const { passkeys } = await service.ask({
    ...{ method: 'GET', path: 'passkeys', schema: passkeySchemas.list, signal },
  })
  return { current, canLose: passkeys.length > 0 }
}

async function change(
  context: FrameContext,
  email: string,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  const { service, page, browser } = context
  const { email: schema } = loginSchemas
  const post = (path: string, body: object) => ({ method: 'POST', path, body }) as const
  const start = async () =>
    openLogin(
      await service.ask({
        ...post('email-changes', { email, host: page.origin, browser }),
        ...{ schema, signal },
      }),
    )
  const first = await start()
  // A change keeps the id that it began with.
  let { id } = first
  const next = await takeCode(
    context,
    {
      ...{ view: 'oldCode', login: first },
      restart: start,
      onLogin: (login) => {
        id = login?.id ?? id
      },
      submit: async (_login, code) =>
        openLogin(
          await service.ask({ ...post(`email-changes/${id}/old`, { code }), schema, signal }),
        ),
    },
    signal,
  )
  if (typeof next === 'string') return { problem: undefined }
  const done = await takeCode(
    context,
    {
      ...{ view: 'newCode', login: next },
      submit: (_login, code) =>
        service.ask({
          ...post(`email-changes/${id}/new`, { code }),
          ...{ schema: sessionSchemas.opened, signal },
        }),
    },
    signal,
  )
  if (done === 'over') return { problem: { kind: 'over' } }
  return typeof done === 'string' ? { problem: undefined } : { email: next.email }
}

/** What another address or another try may help against. */
function toOutcome(error: unknown): ChangeOutcome {
  if (error instanceof PasskeyError) return { problem: { kind: 'incomplete' } }
  if (!(error instanceof ServiceError)) throw error
  const { code, problem } = error
  switch (code) {
    case 'PASSKEY_REFUSED':
      return { problem: { kind: 'wrongPasskey' } }
    case 'INVALID_BODY':
      return { problem: { kind: 'invalid' } }
    case 'IDENTITY_TAKEN':
      return { problem: { kind: 'taken' } }
    case 'LOGIN_CODE_EXPIRED':
      return { problem: { kind: 'over' } }
    case 'LOGIN_THROTTLED':
    case 'RATE_LIMITED':
      return { problem: { kind: 'throttled', seconds: problem?.waitSeconds ?? 60 } }
    case 'UNREACHABLE':
      return { problem: { kind: 'service' } }
    default:
      throw error
  }
}

function isSame(one: string, other: string | undefined): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase()
}
