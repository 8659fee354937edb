import { answer } from './answer.ts'
import { readCaller } from './readCaller.ts'
import { requireSession } from './requireSession.ts'
import type { Route } from './route.ts'

/** `GET sessions`: where the user is signed in, the last used first. */
export const listDevices: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts })
  const own = await requireSession(caller, parts)
  const all = await parts.sessions.list(own.user)
  const sessions = [...all]
    .sort((one, other) => other.usedAt - one.usedAt)
    .map(({ id, browser, createdAt, usedAt, endsAt, accounts }) => ({
      ...{ id, isCurrent: id === own.id, browser: browser ?? null },
      createdAt: new Date(createdAt).toISOString(),
      usedAt: new Date(usedAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      accounts: accounts.map(({ account }) => account),
    }))
  return answer(caller, { sessions })
}
