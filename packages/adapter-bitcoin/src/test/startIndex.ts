import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An Esplora interface that says what a test wants. */
export type TestIndex = {
  readonly url: string
  /** What was asked, oldest first: the method and the path. */
  readonly calls: readonly string[]
  [Symbol.asyncDispose](): Promise<void>
}

/** What it answers by method and path, such as `GET /fee-estimates`: a status, or a body. 404 for all else. */
export async function startIndex(
  answers: Readonly<Record<string, number | string | object>>,
): Promise<TestIndex> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    const answer = answers[call] ?? 404
    calls.push(call)
    response.setHeader('access-control-allow-origin', '*')
    response.statusCode = typeof answer === 'number' ? answer : 200
    response.end(typeof answer === 'object' ? JSON.stringify(answer) : String(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
