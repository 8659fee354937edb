import { type HttpHandler, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

export const serviceUrl = 'https://service.example/api'

export declare namespace startFakeApi {
  type ReturnType = {
    /** Every request so far. */
    readonly requests: Request[]
    /** Answers a path until the test ends. */
    answer(path: string, answer: () => Response | Promise<Response>): void
    use(handler: HttpHandler): void
  }
}

/** An HTTP service with scripted answers. Unexpected requests fail the test. */
export function startFakeApi(): startFakeApi.ReturnType {
  const server = setupServer()
  const requests: Request[] = []
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    requests.length = 0
  })
  afterAll(() => server.close())
  return {
    requests,
    answer: (path, answer) =>
      server.use(
        http.all(`${serviceUrl}${path}`, ({ request }) => {
          requests.push(request.clone())
          return answer()
        }),
      ),
    use: (handler) => server.use(handler),
  }
}

/** A JSON answer. */
export function json(body: unknown, status = 200): Response {
  return HttpResponse.json(body as null, { status })
}
