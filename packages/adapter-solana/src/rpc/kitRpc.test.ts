// @vitest-environment node
// Why nodes are asked by `callRpc`: what the RPC client of kit does where a node lies or is away.

import { checkNetworks } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { createSolanaRpc } from '@solana/kit'
import { afterAll, expect, test } from 'vitest'
import { createNetworks } from '../test/networks.ts'
import { startNode } from '../test/startNode.ts'
import { fetchLifetime } from '../transfers/fetchLifetime.ts'

const localnet = await startLocalnet({ chains: [], solana: { slotMs: 50 } })
const rpcUrl = localnet.solana?.rpcUrl ?? ''
afterAll(() => localnet.stop())

function createNetwork(...urls: readonly string[]) {
  const [network] = checkNetworks({ networks: createNetworks(rpcUrl) })
  if (!network) throw new Error('There are two networks.')
  return { ...network, rpcUrls: { default: { http: urls } } }
}

test('default: kit hands on an answer of another form, and ours asks the next node', async () => {
  await using node = await startNode({ rpcUrl })
  node.answers.set('getLatestBlockhash', () => ({ result: { value: { blockhash: 5 } } }))
  const { value } = await createSolanaRpc(node.rpcUrl).getLatestBlockhash().send()
  expect(value.blockhash).toBe(5n)
  const { blockhash } = await fetchLifetime(createNetwork(node.rpcUrl, rpcUrl))
  expect(blockhash).toMatch(/^\w{32,44}$/)
})

test('behavior: kit gives up with one node, and ours asks the next', async () => {
  const away = 'http://127.0.0.1:9'
  await expect(createSolanaRpc(away).getLatestBlockhash().send()).rejects.toThrow()
  const { blockhash } = await fetchLifetime(createNetwork(away, rpcUrl))
  expect(blockhash).toMatch(/^\w{32,44}$/)
})
