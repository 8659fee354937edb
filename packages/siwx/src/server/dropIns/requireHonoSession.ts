import type { MiddlewareHandler } from 'hono'
import type { Session } from '../routes/toSession.ts'
import type { Siwx } from '../service/siwx.ts'
import { answerProblem } from './answerProblem.ts'

/** Lets visitors through who are signed in: `context.get('session')` says who it is. */
export function requireHonoSession(
  siwx: Siwx,
): MiddlewareHandler<{ Variables: { session: Session } }> {
  return async (context, next) => {
    try {
      context.set('session', await siwx.requireSession(context.req.raw))
    } catch (error) {
      return answerProblem(error)
    }
    return next()
  }
}
