import type { SiwxPurpose } from '../accept/checkPurpose.ts'
import { readBrowser } from '../http/readBrowser.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { toRefusal } from '../http/toRefusal.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { OpenedSession } from '../session/sessions.ts'
import type { ValidSiwx } from '../siwxVerdict.ts'
import type { StoredAccount, StoredSession } from '../store/storedSession.ts'
import { answer } from './answer.ts'
import { answerSession } from './answerSession.ts'
import type { Caller } from './caller.ts'
import { openSession } from './openSession.ts'
import { readBinding } from './readBinding.ts'
import { readCaller } from './readCaller.ts'
import { type HandedIn, readSignIn } from './readSignIn.ts'
import type { Route } from './route.ts'
import type { SiwxParts } from './siwxParts.ts'

/** `POST authenticate`: begins a session, or adds an account to the one that there is. */
export const signIn: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts })
  if (caller.jkt === undefined) requireOwnPage(request)
  const handedIn = await readSignIn(request)
  const live = handedIn.isLink ? await requireLive(caller, parts) : undefined
  const token = readToken(request)
  const verdict = await acceptFrom({ caller, parts, handedIn, token })
  const { subject, account, kind, type } = verdict
  const user = await parts.resolveUser({ subject, account, kind, type, user: live?.user })
  const isOther = live !== undefined && live.user !== user
  if (isOther && parts.onConflict === 'refuse') throw refuseLink()
  if (live && isOther) await parts.sessions.end(live.id)
  const signed = toStored({ verdict, handedIn, now: parts.now() })
  const opened =
    live && !isOther
      ? await join({ caller, parts, live, signed })
      : await begin({ request, caller, parts, user, signed })
  const body = await answerSession({ opened, caller, parts })
  if (caller.jkt === undefined) caller.cookies.remove('cleat-pre')
  return answer(caller, body)
}

/** @throws a `SiwxProblem` for what does not sign in */
export async function acceptFrom(parameters: {
  caller: Caller
  parts: SiwxParts
  handedIn: HandedIn
  token: string
  purpose?: SiwxPurpose | undefined
}): Promise<ValidSiwx> {
  const { caller, parts, handedIn, token, purpose } = parameters
  const browser = readBinding(caller)
  const { message, signature } = handedIn
  const verdict = await parts.accept({
    ...{ message, signature, token, browser, origin: caller.origin, purpose },
  })
  if (verdict.status !== 'valid') throw toRefusal(verdict)
  return verdict
}

function readToken({ headers }: Request): string {
  return /^Bearer (.+)$/.exec(headers.get('x-nonce-jwt') ?? '')?.[1] ?? ''
}

async function requireLive(caller: Caller, parts: SiwxParts): Promise<StoredSession> {
  const live = await openSession(caller, parts)
  if (live) return live
  const detail = 'An account is added to a session, and there is none. Sign in first.'
  throw new SiwxProblem('SIWX_REQUIRED', { detail })
}

async function begin(parameters: {
  request: Request
  caller: Caller
  parts: SiwxParts
  user: string
  signed: StoredAccount
}): Promise<OpenedSession> {
  const { request, caller, parts, user, signed } = parameters
  const { cookies, jkt } = caller
  const before = jkt === undefined ? cookies.get('cleat-session') : undefined
  const old = before === undefined ? undefined : await parts.sessions.find({ value: before })
  if (old) await parts.sessions.end(old.id)
  const browser = readBrowser(request.headers.get('User-Agent'))
  return parts.sessions.begin({ user, account: signed, jkt, browser })
}

async function join(parameters: {
  caller: Caller
  parts: SiwxParts
  live: StoredSession
  signed: StoredAccount
}): Promise<OpenedSession> {
  const { caller, parts, live, signed } = parameters
  const value = caller.jkt === undefined ? caller.cookies.get('cleat-session') : undefined
  const opened = await parts.sessions.link({ id: live.id, account: signed, value })
  if (opened) return opened
  const detail = 'The session ended meanwhile. Sign in again.'
  throw new SiwxProblem('SIWX_SESSION_ENDED', { detail })
}

function toStored(parameters: {
  verdict: ValidSiwx
  handedIn: HandedIn
  now: number
}): StoredAccount {
  const { verdict, handedIn, now } = parameters
  const { subject, account, kind, type } = verdict
  const { message, signature } = handedIn
  const proof = kind === 'contract' ? { proof: { message, signature } } : {}
  return { subject, account, kind, type, signedAt: now, ...proof }
}

/** Tells no more than that it does not fit. */
function refuseLink(): SiwxProblem {
  return new SiwxProblem('SIWX_ACCOUNT_MISMATCH', {
    detail: 'The account cannot be added to this session. Sign out, and sign in with it.',
    reasons: [{ name: 'SIWX_ACCOUNT_MISMATCH', description: 'cannot be added to this session' }],
  })
}
