import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import type { Connect, Plugin } from 'vite'

export type OnDemandChain = 'solana' | 'bitcoin'

/** Starts a local chain unless it runs, and returns its URL. */
export type StartChain = (name: OnDemandChain) => Promise<{ readonly rpcUrl: string | undefined }>

/**
 * Forwards `/chains/solana` and `/chains/bitcoin` to chains that start with the first request. Most
 * visits need neither.
 */
export function forwardChains(startChain: StartChain): Plugin {
  const running = new Map<OnDemandChain, Promise<string>>()
  const find = (name: OnDemandChain) => {
    const known = running.get(name) ?? open({ name, startChain })
    running.set(name, known)
    // The next request retries a failed start.
    known.catch(() => running.delete(name))
    return known
  }
  const answer = (server: { middlewares: Connect.Server }) => {
    for (const name of ['solana', 'bitcoin'] as const)
      server.middlewares.use(`/chains/${name}`, (request, response) => {
        find(name)
          .then((url) => forward({ url, request, response }))
          .catch((error: unknown) => {
            response.statusCode = 503
            response.end(String(error))
          })
      })
  }
  return { name: 'wallet:chains', configureServer: answer, configurePreviewServer: answer }
}

async function open(parameters: { name: OnDemandChain; startChain: StartChain }): Promise<string> {
  const { name, startChain } = parameters
  const { rpcUrl } = await startChain(name)
  if (rpcUrl === undefined) throw new Error(`There is no chain for ${name}.`)
  if (name === 'bitcoin') await fundWallet(rpcUrl)
  return rpcUrl
}

/** Funds the wallet's Bitcoin accounts. Those of Ethereum and Solana are funded from the start. */
async function fundWallet(esploraUrl: string): Promise<void> {
  const wallet = createBitcoinWallet()
  for (const index of [0, 1, 2]) {
    wallet.selectAccount(index)
    const [{ address }] = wallet.accounts
    const query = new URLSearchParams({ address, sats: '500000000' })
    const response = await fetch(`${esploraUrl}/regtest/fund?${query}`, { method: 'POST' })
    if (!response.ok) throw new Error(await response.text())
  }
}

async function forward(parameters: {
  url: string
  request: IncomingMessage
  response: ServerResponse
}): Promise<void> {
  const { url, request, response } = parameters
  const { method = 'GET' } = request
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const path = request.url === '/' ? '' : (request.url ?? '')
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': request.headers['content-type'] ?? 'text/plain' },
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  })
  response.statusCode = answer.status
  response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? 'text/plain')
  response.end(Buffer.from(await answer.arrayBuffer()))
}
