import { createPublicClient, http } from 'viem'
import { expect, test } from 'vitest'
import { startSwapStage } from './startSwapStage.ts'

const ask = (url: string) => createPublicClient({ transport: http(url, { retryCount: 0 }) })

test('default: chains with an exchange, other nodes of the first, and both accounts', async () => {
  await using stage = await startSwapStage()
  const { chains, exchange, flavours, sandwiches } = stage
  expect(chains.map(({ id }) => id)).toEqual([1, 8453])
  for (const { rpcUrl } of chains)
    expect(await ask(rpcUrl).getCode({ address: exchange.router })).toMatch(/^0x\w{20}/)
  for (const url of [...Object.values(flavours), sandwiches.protectedUrl])
    expect(await ask(url).getChainId()).toBe(1)
  expect(await ask(sandwiches.protectedUrl).getBalance({ address: sandwiches.attacker })).toBe(
    10_000n * 10n ** 18n,
  )
  const simulate = (url: string) => ask(url).simulateBlocks({ blocks: [{ calls: [] }] })
  await expect(simulate(flavours.lying)).resolves.toHaveLength(1)
  await expect(simulate(flavours.noSimulate)).rejects.toThrow()
  await expect(simulate(flavours.noOverrides)).rejects.toThrow()
})

test('behavior: once stopped, nothing answers', async () => {
  const stage = await startSwapStage()
  await stage.stop()
  const urls = [...stage.chains.map(({ rpcUrl }) => rpcUrl), ...Object.values(stage.flavours)]
  for (const url of [...urls, stage.sandwiches.protectedUrl])
    await expect(ask(url).getChainId()).rejects.toThrow()
})
