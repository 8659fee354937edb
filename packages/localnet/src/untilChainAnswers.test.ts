import { expect, test } from 'vitest'
import { startAnvil } from './startAnvil.ts'
import { untilChainAnswers } from './untilChainAnswers.ts'

test('error: nothing answers', async () => {
  const chain = { id: 1, name: 'Ethereum' }
  const rpcUrl = 'http://127.0.0.1:9'
  await expect(untilChainAnswers({ chain, rpcUrl, timeoutMs: 30 })).rejects.toThrow(
    `the node at ${rpcUrl} did not answer in time`,
  )
})

test('error: another chain answers', async () => {
  const anvil = await startAnvil({ chain: { id: 5, name: 'Five' }, port: 0, timeoutMs: 20_000 })
  const rpcUrl = `http://127.0.0.1:${anvil.port}`
  const chain = { id: 1, name: 'Ethereum' }
  await expect(untilChainAnswers({ chain, rpcUrl, timeoutMs: 5000 })).rejects.toThrow(
    'says that its chain id is 5',
  )
  await anvil.stop()
})
