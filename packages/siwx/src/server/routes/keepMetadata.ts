import { readJsonBody } from '../http/readJsonBody.ts'
import { requireOwnPage } from '../http/requireOwnPage.ts'
import { answer } from './answer.ts'
import { readCaller } from './readCaller.ts'
import { requireSession } from './requireSession.ts'
import type { Route } from './route.ts'

const limitBytes = 4096

/** `PUT account-metadata`: keeps an object of the app with the session. */
export const keepMetadata: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts })
  if (caller.jkt === undefined) requireOwnPage(request)
  const { id } = await requireSession(caller, parts)
  const metadata = await readJsonBody({ request, limitBytes })
  await parts.sessions.keep({ id, metadata })
  return answer(caller, null)
}
