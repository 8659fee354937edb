import { checkNetworks } from '@cleat/core/adapter'
import { vi } from 'vitest'
import { createNetworks } from './networks.ts'

/** Answers of a node by method: the result, or what makes it. What it throws is a lost answer. */
export type RpcAnswers = { [method: string]: (params: readonly unknown[]) => unknown }

export type AnsweredRpc = {
  readonly network: ReturnType<typeof checkNetworks>[number]
  /** What was asked, in order. */
  readonly asked: { readonly method: string; readonly params: readonly unknown[] }[]
}

/** Has every node answer in the test's place. `vi.unstubAllGlobals` takes it back. */
export function answerRpc(answers: RpcAnswers): AnsweredRpc {
  const asked: AnsweredRpc['asked'] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { method, params } = JSON.parse(body) as AnsweredRpc['asked'][number]
    asked.push({ method, params })
    const result = await answers[method]?.(params)
    if (result === undefined) throw new TypeError('Failed to fetch')
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  })
  const [network] = checkNetworks({ networks: createNetworks('https://rpc.example') })
  if (!network) throw new Error('There are two networks.')
  return { network, asked }
}
