import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RpcRequest = {
  readonly jsonrpc?: '2.0' | undefined
  readonly id?: unknown
  readonly method: string
  readonly params?: readonly unknown[] | undefined
}
/** The answer of a node: `result`, or `error`. */
export type RpcAnswer = {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string } | undefined
}
/** Asks the node. */
export type AskNode = (request: Pick<RpcRequest, 'method' | 'params'>) => Promise<RpcAnswer>

export type StartRpcProxyParameters = {
  /** The node's URL. */
  url: string
  answer: (parameters: { request: RpcRequest; ask: AskNode }) => Promise<RpcAnswer>
}

export type RpcProxy = {
  readonly url: string
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Serves JSON-RPC over HTTP on a free port of 127.0.0.1, for pages of any origin. */
export async function startRpcProxy(parameters: StartRpcProxyParameters): Promise<RpcProxy> {
  const { url, answer } = parameters
  const ask = createAsk(url)
  const answerOne = async (request: RpcRequest) => {
    const head = { jsonrpc: '2.0', id: request.id ?? null }
    try {
      return { ...head, ...(await answer({ request, ask })) }
    } catch (error) {
      return { ...head, error: { code: -32603, message: String(error) } }
    }
  }
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    response.setHeader('content-type', 'application/json')
    const requests = await readRequests(request).catch(() => undefined)
    if (!requests) return refuse(response)
    const answers = Array.isArray(requests)
      ? await Promise.all(requests.map(answerOne))
      : await answerOne(requests)
    return response.end(JSON.stringify(answers))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop, [Symbol.asyncDispose]: stop }
}

function createAsk(url: string): AskNode {
  return async ({ method, params = [] }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body })
    const { result, error } = (await response.json()) as RpcAnswer
    return error ? { error } : { result }
  }
}

async function readRequests(request: IncomingMessage): Promise<RpcRequest | RpcRequest[]> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function refuse(response: ServerResponse): void {
  const error = { code: -32700, message: 'Parse error' }
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error }))
}
