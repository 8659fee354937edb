import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An Esplora API with the answers of a test. */
export type TestIndex = {
  readonly url: string
  /** The requests in order: method and path. */
  readonly calls: readonly string[]
  [Symbol.asyncDispose](): Promise<void>
}

/** A refusal with its reason. */
export type Refusal = { readonly status: number; readonly words: string }

/**
 * Starts an Esplora API that answers by method and path, such as `GET /fee-estimates`, with a
 * status, a refusal or a body; otherwise with 404. Later changes of `answers` apply.
 */
export async function startIndex(
  answers: Readonly<Record<string, number | string | object>>,
): Promise<TestIndex> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    const answer = answers[call] ?? 404
    calls.push(call)
    response.setHeader('access-control-allow-origin', '*')
    const refusal = typeof answer === 'number' ? { status: answer, words: '' } : toRefusal(answer)
    response.statusCode = refusal?.status ?? 200
    if (refusal) response.end(refusal.words)
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
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

function toRefusal(answer: string | object): Refusal | undefined {
  return typeof answer === 'object' && 'words' in answer ? (answer as Refusal) : undefined
}
