import { eraseBytes } from '../../../custody/bytes/eraseBytes.ts'
import { FrameFault } from '../../../frame/faults/frameFault.ts'
import { logInByEmail } from '../../../frame/logins/logInByEmail.ts'
import { askPasskey } from '../../../frame/passkeys/askPasskey.ts'
import { toPasskeyProblem } from '../../../frame/passkeys/toPasskeyProblem.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import { loginSchemas } from '../../../service/loginSchemas.ts'
import { passkeySchemas } from '../../../service/passkeySchemas.ts'
import { sessionSchemas } from '../../../service/sessionSchemas.ts'
import type { SettingsAction } from '../context/settingsAction.ts'
import type { SettingsContext } from '../context/settingsContext.ts'
import type { SettingsFacts } from '../context/settingsState.ts'
import type { SettingsViews } from '../context/settingsViews.ts'
import { leaveForProvider } from './leaveForProvider.ts'
import { listLogins } from './listLogins.ts'
import { passkeyProblems } from './touchPasskey.ts'

type Asked = {
  readonly facts: SettingsFacts
  /** What continues after a login at a provider. */
  readonly action: SettingsAction
  readonly signal: AbortSignal
}

/**
 * Has the visitor log in once more, to the same account: what follows is not for who finds a
 * browser that is logged in.
 */
export async function logInAgain(context: SettingsContext, asked: Asked): Promise<void> {
  const { stage, place, frame } = context
  const { facts, action, signal } = asked
  const login = context.takeLogin(action)
  if (login !== undefined) return finishAtProvider(context, login, signal)
  const methods = listLogins(facts, place)
  let problem: SettingsViews['again']['shown']['problem']
  for (;;) {
    const { method } = await stage.ask('again', { methods, problem }, signal)
    problem = undefined
    if (method === 'email') {
      stage.clear()
      if (await tookCode(context, facts, signal)) return
    } else if (method === 'passkey') {
      try {
        return await logInByTouch(frame, signal)
      } catch (error) {
        problem = passkeyProblems[toPasskeyProblem(error)]
      }
    } else await leaveForProvider(context, method, action)
  }
}

/** Whether the code of the mail was typed. Otherwise another way is chosen. */
async function tookCode(
  { frame }: SettingsContext,
  { identities }: SettingsFacts,
  signal: AbortSignal,
): Promise<boolean> {
  const email = identities.find(({ provider }) => provider === 'email')?.email
  if (!email) return false
  let isOther = false
  const stage: typeof frame.stage = {
    ...frame.stage,
    async ask(name, shown, life) {
      const given = await frame.stage.ask(name, shown, life)
      isOther = (given as { kind?: unknown }).kind === 'other'
      return given
    },
  }
  try {
    await logInByEmail({ ...frame, stage }, { email }, { signal, onStep: () => undefined })
    return true
  } catch (error) {
    if (isOther && error instanceof FrameFault && error.code === 'declined') return false
    throw error
  } finally {
    frame.stage.clear()
  }
}

async function logInByTouch(frame: SettingsContext['frame'], signal: AbortSignal): Promise<void> {
  const { answer, used } = await askPasskey(frame, 'again', signal)
  if (used.kind === 'tested') eraseBytes(used.secret)
  const { opened: schema } = passkeySchemas
  await frame.service.ask({ method: 'POST', path: 'passkeys', body: answer, schema, signal })
}

async function finishAtProvider(
  { frame: { service } }: SettingsContext,
  login: string,
  signal: AbortSignal,
): Promise<void> {
  const path = `logins/${login}`
  const state = await service.ask({ method: 'GET', path, schema: loginSchemas.state, signal })
  if (state.state !== 'known') {
    const isOther = state.state === 'new' || state.state === 'linkable'
    throw new ServiceError(isOther ? 'LOGIN_ACCOUNT_KNOWN' : 'LOGIN_NOT_PROVEN')
  }
  await service.ask({
    ...{ method: 'POST', path: `${path}/finish`, body: { account: 'same' }, signal },
    schema: sessionSchemas.opened,
  })
}
