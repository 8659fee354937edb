import { answer } from './answer.ts'
import { openSession } from './openSession.ts'
import { readCaller } from './readCaller.ts'
import type { Route } from './route.ts'
import { toSession } from './toSession.ts'

/** `GET me`, also `session`: who is signed in, or `null`. */
export const readMe: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts })
  const session = await openSession(caller, parts)
  return answer(caller, { session: session ? toSession(session) : null })
}
