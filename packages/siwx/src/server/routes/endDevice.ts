import { requireOwnPage } from '../http/requireOwnPage.ts'
import { answer } from './answer.ts'
import { readCaller } from './readCaller.ts'
import { requireSession } from './requireSession.ts'
import type { Route } from './route.ts'

/** `DELETE sessions/{id}`: ends a session of the same user. Does not tell of those of others. */
export const endDevice: Route = async (request, parts, id) => {
  const caller = await readCaller({ request, parts })
  if (caller.jkt === undefined) requireOwnPage(request)
  const own = await requireSession(caller, parts)
  const all = await parts.sessions.list(own.user)
  if (all.some((one) => one.id === id)) await parts.sessions.end(id)
  if (id === own.id && caller.jkt === undefined) caller.cookies.remove('cleat-session')
  return answer(caller, null)
}
