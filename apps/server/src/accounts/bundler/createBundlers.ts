import { Problem } from '../../http/problem.ts'
import { createUpstreamRpc } from '../upstream/createUpstreamRpc.ts'
import type { RpcAnswer } from '../upstream/rpcEnvelope.ts'
import { bundlerMethods } from './bundlerMethods.ts'

export type Bundlers = {
  answer(parameters: {
    chainId: string
    request: { readonly method: string; readonly params: readonly unknown[] }
    signal: AbortSignal
  }): Promise<Pick<RpcAnswer, 'result' | 'error'>>
}

/** Clients ask for a receipt many times. */
const mostReceipts = 2000
const receiptMs = 60_000

/** The operator's bundlers, by CAIP-2 id. Their keys stay here. */
export function createBundlers(parameters: {
  urls: ReadonlyMap<string, string>
  now?: (() => number) | undefined
}): Bundlers {
  const { urls, now = () => performance.now() } = parameters
  const clients = new Map(
    [...urls].map(([chainId, url]) => [chainId, createUpstreamRpc({ chainId, url })]),
  )
  const receipts = new Map<string, { readonly until: number; readonly result: unknown }>()

  return {
    async answer({ chainId, request: { method, params }, signal }) {
      const client = clients.get(chainId)
      if (!client)
        throw new Problem('CHAIN_NOT_SUPPORTED', {
          detail: `No bundler is set up for ${chainId.slice(0, 64)}. Its operator can name one in ACCOUNTS_BUNDLERS.`,
        })
      if (!bundlerMethods.some((known) => known === method))
        return { error: { code: -32601, message: 'Not a method of bundlers' } }
      const isReceipt = method === 'eth_getUserOperationReceipt'
      const key = `${chainId} ${String(params[0])}`
      const kept = isReceipt ? receipts.get(key) : undefined
      if (kept && kept.until > now()) return { result: kept.result }
      const answer = await client.ask({ method, params, signal })
      if (isReceipt && answer.result) {
        receipts.delete(key)
        receipts.set(key, { until: now() + receiptMs, result: answer.result })
        const [oldest] = receipts.keys()
        if (receipts.size > mostReceipts && oldest !== undefined) receipts.delete(oldest)
      }
      return answer
    },
  }
}
