import type { Siwx } from '../service/siwx.ts'
import type { ExpressNext, ExpressRequest, ExpressResponse } from './expressMessages.ts'
import { sendAnswer } from './sendAnswer.ts'
import { toWebRequest } from './toWebRequest.ts'

/** A middleware of Express, for `app.use('/api/siwx', …)`, before or after `express.json()`. */
export function createExpressHandler(
  siwx: Siwx,
): (request: ExpressRequest, response: ExpressResponse, next: ExpressNext) => Promise<void> {
  return async (request, response, next) => {
    try {
      await sendAnswer(await siwx.handler(toWebRequest(request)), response)
    } catch (error) {
      next(error)
    }
  }
}
