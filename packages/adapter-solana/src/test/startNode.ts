import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between an app and the local chain that can fail or change answers. */
export type TestNode = {
  readonly rpcUrl: string
  /** Whether it closes every connection. */
  isAway: boolean
  /** Replaces the chain's answer to a method: the result, or `{ error }`. */
  readonly answers: Map<string, (answer: { result?: unknown }) => unknown>
  /** The methods it received, in order. */
  readonly asked: string[]
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

export async function startNode({ rpcUrl: target }: { rpcUrl: string }): Promise<TestNode> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { method } = JSON.parse(body)
    node.asked.push(method)
    if (node.isAway) return void request.socket.destroy()
    const change = node.answers.get(method)
    const answered = await fetch(target, { method: 'POST', body })
    const text = await answered.text()
    response.setHeader('content-type', 'application/json')
    response.end(change ? JSON.stringify(change(JSON.parse(text))) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const node: TestNode = {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ isAway: false, answers: new Map(), asked: [], stop },
    [Symbol.asyncDispose]: stop,
  }
  return node
}
