import { readJsonBody } from '../http/readJsonBody.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import { answer } from './answer.ts'
import { answerSession } from './answerSession.ts'
import { readCaller } from './readCaller.ts'
import { readSessionKey } from './readSessionKey.ts'
import type { Route } from './route.ts'

/** `POST refresh`: lengthens a session, and replaces what opens it when that is due. */
export const refresh: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts })
  if (caller.jkt === undefined) requireOwnPage(request)
  const body = await readJsonBody({ request, limitBytes: 4096, isOptional: true })
  const key = readSessionKey(caller, body)
  const opened = key && (await parts.sessions.renew(key))
  if (opened) return answer(caller, { session: await answerSession({ opened, caller, parts }) })
  if (caller.jkt === undefined) caller.cookies.remove('cleat-session')
  const cookies = caller.headers.get('Set-Cookie')
  throw new SiwxProblem('SIWX_SESSION_ENDED', {
    detail: 'There is no session, or it ended. Sign in again.',
    ...(cookies === null ? {} : { headers: { 'Set-Cookie': cookies } }),
  })
}
