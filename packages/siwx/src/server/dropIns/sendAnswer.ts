import type { ExpressResponse } from './expressMessages.ts'

/** Sends an answer of the web by Express. */
export async function sendAnswer(answer: Response, response: ExpressResponse): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers)
    if (name === 'set-cookie') response.appendHeader(name, value)
    else response.setHeader(name, value)
  const text = await answer.text()
  response.end(text === '' ? undefined : text)
}
