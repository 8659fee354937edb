import { readJsonBody } from '../http/readJsonBody.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { answer } from './answer.ts'
import { openSession } from './openSession.ts'
import { readCaller } from './readCaller.ts'
import { readSessionKey } from './readSessionKey.ts'
import type { Route } from './route.ts'

/**
 * `POST sign-out`: ends the session, or with `everywhere` all sessions of its user. Succeeds
 * without a session too.
 */
export const signOut: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts })
  if (caller.jkt === undefined) requireOwnPage(request)
  const body = await readJsonBody({ request, limitBytes: 4096, isOptional: true })
  const { sessions } = parts
  const key = caller.token === undefined ? readSessionKey(caller, body) : undefined
  const session = key ? await sessions.find(key) : await openSession(caller, parts)
  if (session && body.everywhere === true) await sessions.endAll(session.user)
  if (session) await sessions.end(session.id)
  if (caller.jkt === undefined) caller.cookies.remove('cleat-session')
  return answer(caller, null)
}
