import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { openWindow, type WalletWindow } from '../../handoff/openWindow.ts'
import { type FrameUser, socialProviders } from '../../protocol/frameUser.ts'
import { identitySchemas } from '../../service/identitySchemas.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import { sessionSchemas, type WalletSession } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { provePasskey } from '../passkeys/provePasskey.ts'
import { toPasskeyProblem } from '../passkeys/toPasskeyProblem.ts'
import type { UsedPasskey } from '../passkeys/usedPasskey.ts'
import { askAgain } from '../service/askAgain.ts'
import { ServiceError } from '../service/serviceError.ts'
import { askWhile } from '../stage/askWhile.ts'
import type { FrameViews, LinkMethod } from '../stage/frameViews.ts'
import { finishLogin } from './finishLogin.ts'
import { proveEmail } from './proveEmail.ts'
import { takeProof } from './takeProof.ts'
import { visitProvider } from './visitProvider.ts'

type Shown = FrameViews['link']['shown']
type Answer = FrameViews['link']['answer']
type Proof =
  | { readonly session: WalletSession; readonly used?: UsedPasskey | undefined }
  | { readonly problem: Shown['problem'] }
  /** Chosen while a window was waited for. */
  | { readonly answer: Answer }

const known: readonly LinkMethod[] = ['email', 'passkey', ...socialProviders]

/**
 * Ends a login whose e-mail is that of an account which other ways open. The visitor proves that
 * account by one of them, and both open it from then on; or they want a separate one.
 * @param login its id, proven by this browser
 * @param proof the login at a provider that a window is back from, to prove the account
 */
export async function linkLogin(
  context: FrameContext,
  login: string,
  ceremony: Ceremony,
  proof?: string,
): Promise<FrameUser> {
  const { service, stage, hasPasskeys } = context
  const { signal, onStep } = ceremony
  const path = `logins/${login}`
  const state = await askAgain(service, {
    ...{ method: 'GET', path, schema: loginSchemas.state, signal },
  })
  const finish = async (account: 'known' | 'new') => {
    const { session } = await service.ask({
      ...{ method: 'POST', path: `${path}/finish`, body: { account } },
      ...{ schema: sessionSchemas.opened, signal },
    })
    return finishLogin(context, session, ceremony)
  }
  if (state.state === 'known' || state.state === 'new') return finish(state.state)
  if (state.state !== 'linkable') throw new FrameFault('code-expired')
  const { methods, email } = state
  // Farcaster asks by a code, which stands in no view of a stage.
  const isUsable = (method: LinkMethod) =>
    methods.includes(method) &&
    method !== 'farcaster' &&
    !(method === 'passkey' && !hasPasskeys) &&
    !(method === 'email' && email === null)
  const asked = { email: email ?? '', methods: known.filter(isUsable) }
  let given: Proof | undefined = proof ? await takeProof(context, proof, signal) : undefined
  for (;;) {
    if (!given || !('session' in given)) {
      onStep('surface')
      const problem: Shown['problem'] = given && 'problem' in given ? given.problem : undefined
      const answer: Answer =
        given && 'answer' in given
          ? given.answer
          : await stage.ask('link', { ...asked, problem }, signal)
      if (answer.kind === 'separate') return finish('new')
      given = await prove(context, { method: answer.method, login, ...asked }, ceremony)
      continue
    }
    const { session, used }: Extract<Proof, { session: WalletSession }> = given
    const user = await finishLogin(context, session, ceremony, used).finally(() => {
      if (used?.kind === 'tested') eraseBytes(used.secret)
    })
    await link(context, login, signal)
    return user
  }
}

/** What was asked twice, or too late, is asked about again at the next login. */
async function link({ service }: FrameContext, login: string, signal: AbortSignal): Promise<void> {
  const { list: schema } = identitySchemas
  const body = { login }
  await askAgain(service, { method: 'POST', path: 'identities', body, schema, signal }).catch(
    (error: unknown) => {
      if (!(error instanceof ServiceError) || error.code !== 'LOGIN_NOT_PROVEN') throw error
    },
  )
}

async function prove(
  context: FrameContext,
  asked: Pick<Shown, 'email' | 'methods'> & {
    readonly method: LinkMethod
    readonly login: string
  },
  ceremony: Ceremony,
): Promise<Proof> {
  const { method, login, email } = asked
  switch (method) {
    case 'email': {
      const proven = await proveEmail(context, { email }, ceremony)
      if (!proven) return { problem: undefined }
      return 'session' in proven ? proven : { problem: 'wrong' }
    }
    case 'passkey':
      try {
        return await provePasskey(context, ceremony.signal)
      } catch (error) {
        const kind = toPasskeyProblem(error)
        return { problem: kind === 'unknown' ? 'wrong' : kind }
      }
    default:
      if (!context.leave) return proveByWindow(context, { ...asked, provider: method }, ceremony)
      return context.leave({ provider: method, login }).catch((error: unknown) => {
        if (error instanceof ServiceError && !ceremony.signal.aborted) return { problem: 'service' }
        throw error
      })
  }
}

/** The window opens in the click; meanwhile another way can be chosen. */
async function proveByWindow(
  context: FrameContext,
  asked: Pick<Shown, 'email' | 'methods'> & { readonly provider: Exclude<LinkMethod, OwnMethod> },
  { signal }: Ceremony,
): Promise<Proof> {
  const { provider, email, methods } = asked
  const look = context.readLook?.()
  const opened = openWindow({ origin: location.origin, path: '/w', look })
  if (opened.isBlocked()) return { problem: 'blocked' }
  const shown = { email, methods, waiting: provider }
  const view = { name: 'link', shown } as const
  const open = (life: AbortSignal) => visit(context, { provider, opened }, life)
  try {
    const ended = await askWhile(context.stage, view, open, signal)
    return 'answer' in ended ? ended : ended.result
  } finally {
    opened.close()
  }
}

type OwnMethod = 'email' | 'passkey'

async function visit(
  context: FrameContext,
  asked: { provider: Exclude<LinkMethod, OwnMethod>; opened: WalletWindow },
  signal: AbortSignal,
): Promise<Proof> {
  const { provider, opened } = asked
  // The page waits for no window here.
  const ceremony = { signal, onStep: () => undefined }
  try {
    const { handoff } = opened
    const proven = await visitProvider(context, { provider, handoff, isProof: true }, ceremony)
    return 'session' in proven ? proven : { problem: 'wrong' }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof ServiceError) return { problem: 'service' }
    if (!(error instanceof FrameFault)) throw error
    return { problem: error.code === 'declined' ? 'wrong' : 'incomplete' }
  }
}
