import type { OpenedSession } from '../session/sessions.ts'
import type { Caller } from './caller.ts'
import type { SiwxParts } from './siwxParts.ts'
import { type Session, toSession } from './toSession.ts'

/** A session, and the tokens of a client that holds a key. */
export type SessionAnswer = Session & {
  /** The access token, sent as `Authorization: DPoP …` with a proof. */
  readonly token?: string
  readonly tokenEndsAt?: string
  /** Counts once, with a proof of the same key. */
  readonly refreshToken?: string
}

/** Hands a session over: in a cookie, or as tokens that are bound to the key of the client. */
export async function answerSession(parameters: {
  opened: OpenedSession
  caller: Caller
  parts: SiwxParts
}): Promise<SessionAnswer> {
  const { opened, caller, parts } = parameters
  const { session, value } = opened
  const answer = toSession(session)
  if (caller.jkt === undefined) {
    const seconds = (session.endsAt - parts.now()) / 1000
    if (value !== undefined) caller.cookies.set('cleat-session', value, seconds)
    return answer
  }
  const signed = await (await parts.tokens?.())?.sign({ session, audience: caller.origin })
  if (!signed) throw new Error('There are no keys for tokens.')
  return {
    ...{ ...answer, token: signed.token, tokenEndsAt: new Date(signed.endsAt).toISOString() },
    ...(value === undefined ? {} : { refreshToken: value }),
  }
}
