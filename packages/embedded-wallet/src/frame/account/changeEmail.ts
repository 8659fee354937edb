import { identitySchemas } from '../../service/identitySchemas.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import { openLogin } from '../codes/openLogin.ts'
import { takeCode } from '../codes/takeCode.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameViews } from '../stage/frameViews.ts'

type Problem = FrameViews['email']['shown']['problem']
type Outcome = { readonly email: string } | { readonly problem: Problem }

/**
 * Changes the e-mail of the account: a code of the mailbox that it has, then one of the mailbox
 * that it gets. Nothing is changed before both are right.
 * @throws `FrameFault`, `ServiceError`
 */
export async function changeEmail(
  context: FrameContext,
  { signal, onStep }: Ceremony,
): Promise<{ readonly email: string }> {
  const { service, stage } = context
  onStep('service')
  const { identities } = await service.ask({
    ...{ method: 'GET', path: 'identities', schema: identitySchemas.list, signal },
  })
  const current = identities.find(({ provider }) => provider === 'email')?.email ?? undefined
  onStep('surface')
  for (let problem: Problem; ; ) {
    const given = await stage.ask('email', { current, problem }, signal)
    if (given.kind === 'close') throw new FrameFault('declined')
    const outcome = isSame(given.email, current)
      ? ({ problem: { kind: 'same' } } as const)
      : await change(context, given.email, signal).catch(toOutcome)
    if ('email' in outcome) return outcome
    problem = outcome.problem
  }
}

async function change(context: FrameContext, email: string, signal: AbortSignal): Promise<Outcome> {
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
function toOutcome(error: unknown): Outcome {
  if (!(error instanceof ServiceError)) throw error
  const { code, problem } = error
  switch (code) {
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
