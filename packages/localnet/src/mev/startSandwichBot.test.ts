import {
  createWalletClient,
  encodeFunctionData,
  formatUnits,
  type Hex,
  http,
  maxUint256,
  parseEther,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { startTestExchange } from '../test/startTestExchange.ts'
import { startProtectedRpc } from './startProtectedRpc.ts'
import { type SandwichBot, startSandwichBot } from './startSandwichBot.ts'

const { router, tokens } = localExchange
const { DAI, USDC } = tokens
const { client, localnet, owner, mined, mint, balanceOf, approve } = await startTestExchange()
const account = privateKeyToAccount(localnet.accounts[0]?.privateKey ?? '0x')
const attacker = localnet.accounts[9]?.address ?? '0x'
const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
const [amount, quoted] = [parseEther('10000'), 9_871_580_343n]
const capital = parseEther('10000')

await mint(DAI.address, amount)
await mint(DAI.address, capital - parseEther('1000'), attacker)
await approve(DAI.address, router, amount)
await client.setAutomine(false)

let snapshot: Hex
let bot: SandwichBot
beforeEach(async () => {
  snapshot = await client.snapshot()
  bot = await startSandwichBot({ rpcUrl, account: attacker })
})
afterEach(async () => {
  await bot.stop()
  await client.revert({ id: snapshot })
})

async function sendSwap(parameters: { url: string; amountOutMin: bigint }) {
  const { url, amountOutMin } = parameters
  const path = [DAI.address, USDC.address]
  const wallet = createWalletClient({ account, chain: client.chain, transport: http(url) })
  return wallet.extend(publicActions).sendTransaction({
    ...{ to: router, gas: 200_000n },
    data: encodeFunctionData({
      ...{ abi: routerAbi, functionName: 'swapExactTokensForTokens' },
      args: [amount, amountOutMin, path, owner, maxUint256],
    }),
  })
}

test.each([
  [100n, '9772.864555', '70.16'],
  [50n, '9822.222449', '35.10'],
  [10n, '9861.708765', '7.02'],
])('default: a swap that accepts %d basis points less', async (bps, received, profit) => {
  const amountOutMin = (quoted * (10_000n - bps)) / 10_000n
  const before = await balanceOf(USDC.address)
  const hash = await sendSwap({ url: rpcUrl, amountOutMin })
  await vi.waitUntil(() => bot.sandwiches.length === 1, { timeout: 10_000 })
  await client.mine({ blocks: 1 })

  const [sandwich] = bot.sandwiches
  const { transactions } = await client.getBlock()
  expect(transactions.slice(-3)).toEqual([sandwich?.frontRun, hash, sandwich?.backRun])
  for (const one of transactions) await mined(one)
  const delivered = (await balanceOf(USDC.address)) - before
  expect(formatUnits(delivered, 6)).toBe(received)
  expect(delivered).toBe(sandwich?.victimReceives)
  const gained = (await balanceOf(DAI.address, attacker)) - capital
  expect(gained).toBe(sandwich?.profit)
  expect(formatUnits(gained, 18).slice(0, profit.length)).toBe(profit)
})

test('behavior: nothing is to be had of what goes by a protected RPC', async () => {
  await using protectedRpc = await startProtectedRpc({ url: rpcUrl })
  const before = await balanceOf(USDC.address)
  await mined(await sendSwap({ url: protectedRpc.url, amountOutMin: 0n }))
  expect((await balanceOf(USDC.address)) - before).toBe(quoted)

  // What the bot may have sent too late is in this block.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await client.mine({ blocks: 1 })
  expect(await balanceOf(DAI.address, attacker)).toBe(capital)
})

test('behavior: leaves other transactions alone', async () => {
  await client.sendTransaction({ to: attacker, value: 1n })
  const path = [DAI.address, USDC.address, tokens.WETH.address]
  await client.writeContract({
    ...{ address: router, abi: routerAbi, functionName: 'swapExactTokensForTokens' },
    ...{ args: [amount, 0n, path, owner, maxUint256], gas: 400_000n },
  })
  await sendSwap({ url: rpcUrl, amountOutMin: 0n })
  await vi.waitUntil(() => bot.sandwiches.length > 0, { timeout: 10_000 })
  expect(bot.sandwiches).toHaveLength(1)
  await client.mine({ blocks: 1 })
})

test('behavior: a stopped bot sends nothing', async () => {
  await bot.stop()
  await bot.stop()
  const hash = await sendSwap({ url: rpcUrl, amountOutMin: 0n })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await client.mine({ blocks: 1 })
  expect((await client.getBlock()).transactions).toEqual([hash])
})
