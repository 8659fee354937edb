import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type FakeRequest = { path: string; body: unknown }

/**
 * A node with the answers of a test: text unchanged, other values as JSON, and no answer for
 * `undefined`.
 */
export async function startFakeNode(answer: (request: FakeRequest) => unknown): Promise<{
  url: string
  requests: FakeRequest[]
  /** How many clients disconnected before an answer. */
  abandoned: () => number
}> {
  const requests: FakeRequest[] = []
  let abandoned = 0
  const server = createServer(async (incoming, outgoing) => {
    const text = await readText(incoming)
    const request = { path: incoming.url ?? '', body: text ? JSON.parse(text) : undefined }
    requests.push(request)
    outgoing.on('close', () => {
      if (!outgoing.writableEnded) abandoned += 1
    })
    const given = await answer(request)
    if (given === undefined) return
    outgoing.end(typeof given === 'string' ? given : JSON.stringify(given))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, abandoned: () => abandoned }
}

/** Answers JSON-RPC calls and batches by method. */
export function answerRpc(
  results: Readonly<Record<string, (params: readonly unknown[]) => unknown>>,
): (request: FakeRequest) => unknown {
  type Call = { id: number; method: string; params: readonly unknown[] }
  const one = ({ id, method, params }: Call) => ({
    jsonrpc: '2.0',
    id,
    ...(results[method]
      ? { result: results[method](params) }
      : { error: { code: -32601, message: 'method not found' } }),
  })
  return ({ body }) => (Array.isArray(body) ? body.map(one) : one(body as Call))
}
