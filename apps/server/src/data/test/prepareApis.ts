import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { FakeRequest } from './startFakeNode.ts'

/** Public APIs mocked for a test file. An unexpected request fails the test. */
export function prepareApis() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return (...handlers: RequestHandler[]) => server.use(...handlers)
}

/** A node at `url` that answers as `answerRpc` does. */
export function nodeAt(url: string, answer: (request: FakeRequest) => unknown): RequestHandler {
  return http.post(url, async ({ request }) => {
    const given = await answer({ path: '', body: await request.json() })
    return given instanceof Response ? given : HttpResponse.json(given as object)
  })
}
