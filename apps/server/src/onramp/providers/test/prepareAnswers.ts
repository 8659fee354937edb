import { HttpResponse, http } from 'msw'
import { prepareApis } from '../../../data/test/prepareApis.ts'

export type AskedRequest = {
  readonly url: URL
  readonly headers: Headers
  /** JSON, or the text of a form. */
  readonly body: unknown
}

/** Answers at URLs for a test file, and keeps what was asked there. */
export function prepareAnswers() {
  const use = prepareApis()
  return (
    method: 'get' | 'post',
    url: string,
    answer: object | ((request: AskedRequest) => object),
    status = 200,
  ): AskedRequest[] => {
    const asked: AskedRequest[] = []
    use(
      http[method](url, async ({ request }) => {
        const { headers } = request
        const text = await request.text()
        const isJson = headers.get('Content-Type')?.includes('json')
        const given = { url: new URL(request.url), headers, body: isJson ? JSON.parse(text) : text }
        asked.push(given)
        const body = typeof answer === 'function' ? answer(given) : answer
        return body instanceof Response ? body : HttpResponse.json(body, { status })
      }),
    )
    return asked
  }
}
