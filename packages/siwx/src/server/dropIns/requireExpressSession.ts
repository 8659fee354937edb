import type { Session } from '../routes/toSession.ts'
import type { Siwx } from '../service/siwx.ts'
import { answerProblem } from './answerProblem.ts'
import type { ExpressNext, ExpressRequest, ExpressResponse } from './expressMessages.ts'
import { sendAnswer } from './sendAnswer.ts'

/** Lets visitors through who are signed in: `response.locals.session` says who it is. */
export function requireExpressSession(
  siwx: Siwx,
): (
  request: ExpressRequest,
  response: ExpressResponse<{ session: Session }>,
  next: ExpressNext,
) => Promise<void> {
  return async (request, response, next) => {
    try {
      const { headers, method, originalUrl } = request
      const url = new URL(originalUrl, 'http://localhost').href
      response.locals.session = await siwx.requireSession({
        headers: toHeaders(headers),
        url,
        method,
      })
    } catch (error) {
      await refuse(error, response, next)
      return
    }
    next()
  }
}

function toHeaders(headers: ExpressRequest['headers']): Headers {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new Headers(entries)
}

async function refuse(error: unknown, response: ExpressResponse, next: ExpressNext): Promise<void> {
  try {
    await sendAnswer(answerProblem(error), response)
  } catch (other) {
    next(other)
  }
}
