import { identitySchemas } from '../../service/identitySchemas.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import { passkeySchemas } from '../../service/passkeySchemas.ts'
import { openLogin } from '../codes/openLogin.ts'
import { takeCode } from '../codes/takeCode.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import type { FrameViews } from '../stage/frameViews.ts'
import { changeLost } from './changeLost.ts'
import type { ChangeOutcome } from './changeOutcome.ts'
import { isLeftWaiting } from './isLeftWaiting.ts'
import { takeNewCode } from './takeNewCode.ts'
import { toChangeOutcome } from './toChangeOutcome.ts'

type Shown = FrameViews['email']['shown']
type Problem = Shown['problem']

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
    const offered = canLose ? ('offered' as const) : undefined
    const lost: Shown['lost'] = isLost ? 'chosen' : offered
    const given: FrameViews['email']['answer'] = await stage.ask(
      ...(['email', { current, lost, problem }, signal] as const),
    )
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
    const outcome = await changing.catch(toChangeOutcome)
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
  return takeNewCode(context, { view: 'newCode', id, login: next }, signal)
}

function isSame(one: string, other: string | undefined): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase()
}
