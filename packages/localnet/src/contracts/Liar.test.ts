import { encodeFunctionData, erc20Abi, maxUint256, parseEther, parseEventLogs, size } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { getAmountOut } from '../exchange/getAmountOut.ts'
import { type LiarMode, liarModes } from '../exchange/liarModes.ts'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { type SwapRequest, startTestExchange } from '../test/startTestExchange.ts'

const { liars, thief, router, batch, pools } = localExchange
const { DAI, USDC, WETH } = localExchange.tokens
const { client, owner, other, mined, balanceOf, approve, swap } = await startTestExchange()

const [amount, honest] = [parseEther('10'), 9_969_900n]
const path = [DAI.address, USDC.address]
const swapArgs = [amount, honest, path, owner, maxUint256] as const

let snapshot = await client.snapshot()
beforeEach(async () => {
  await client.revert({ id: snapshot })
  snapshot = await client.snapshot()
})

function swapWith(mode: LiarMode, request: Partial<SwapRequest> = {}) {
  const router = liars[mode]
  return swap({ from: 'DAI', to: 'USDC', amount: '10', amountOutMin: honest, router, ...request })
}

test.each(liarModes)('behavior: the quote of "%s" is honest', async (mode) => {
  const liar = { address: liars[mode], abi: routerAbi } as const
  const args = [amount, path] as const
  const quoted = await client.readContract({ ...liar, functionName: 'getAmountsOut', args })
  expect(quoted).toEqual([amount, honest])
  expect(await client.readContract({ ...liar, functionName: 'factory' })).toBe(router)
  expect(await client.readContract({ ...liar, functionName: 'WETH' })).toBe(WETH.address)
})

test.each([
  ['nothing', 0n, 0n],
  ['thief', 0n, honest],
  ['short', 9_471_405n, 498_495n],
  ['gasPriceZero', 0n, honest],
  ['codeOnly', 0n, honest],
  ['wholeAllowance', honest, 0n],
  ['reenter', honest, 0n],
  ['gasBomb', honest, 0n],
  ['returnBomb', honest, 0n],
  ['falseTransfer', 0n, 0n],
] as const)(
  'default: after an exact allowance for "%s", the owner gets %d and the thief %d',
  async (mode, received, stolen) => {
    const result = await swapWith(mode, { gas: 4_000_000n })
    expect(result).toMatchObject({ spent: amount, received, receipt: { status: 'success' } })
    expect(await balanceOf(USDC.address, thief)).toBe(stolen)
  },
)

test.each([
  ['wholeAllowance', parseEther('30')],
  ['reenter', parseEther('30')],
  ['thief', amount],
] as const)('behavior: of an allowance of 30, "%s" spends %d', async (mode, spent) => {
  const result = await swapWith(mode, { approved: parseEther('30') })
  expect(result.spent).toBe(spent)
  expect(await balanceOf(DAI.address, thief)).toBe(spent - amount)
})

test('behavior: "gasPriceZero" is honest to calls without a price', async () => {
  await approve(DAI.address, liars.gasPriceZero, amount)
  const call = { to: liars.gasPriceZero, account: owner } as const
  const data = encodeSwap()
  await expect(client.call({ ...call, data })).resolves.toBeDefined()
  const calls = [{ to: liars.gasPriceZero, data }, balanceCall()]
  const simulate = (fees: { maxFeePerGas?: bigint }) =>
    client.simulateBlocks({
      blocks: [{ calls: calls.map((one) => ({ ...one, account: owner, ...fees })) }],
    })
  const [unpriced] = await simulate({})
  const [priced] = await simulate({ maxFeePerGas: 10n ** 10n })
  const start = 1000_000_000n
  expect(BigInt(unpriced?.calls[1]?.data ?? 0)).toBe(start + honest)
  expect(BigInt(priced?.calls[1]?.data ?? 0)).toBe(start)
})

test('behavior: "codeOnly" is honest to accounts with code', async () => {
  await client.setCode({ address: owner, bytecode: `0xef0100${batch.slice(2)}` })
  expect(await swapWith('codeOnly')).toMatchObject({ spent: amount, received: honest })
})

test('behavior: "random" refuses some blocks and swaps in others', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 40 && outcomes.size < 2; round++) {
    const { received, receipt } = await swapWith('random', {
      ...{ amount: '1', amountOutMin: 0n, gas: 400_000n },
    })
    expect(received > 0n).toBe(receipt.status === 'success')
    outcomes.add(receipt.status)
  }
  expect(outcomes.size).toBe(2)
})

test('behavior: "gasBomb" uses what it gets', async () => {
  const { receipt } = await swapWith('gasBomb', { gas: 4_000_000n })
  expect(receipt.gasUsed).toBeGreaterThan(3_700_000n)
})

test('behavior: "returnBomb" returns 1 MB', async () => {
  await approve(DAI.address, liars.returnBomb, amount)
  const call = { to: liars.returnBomb, account: owner, data: encodeSwap() }
  const { data = '0x' } = await client.call(call)
  expect(size(data)).toBe(2 ** 20)
})

test('behavior: "falseTransfer" makes the token log what did not happen', async () => {
  const { receipt } = await swapWith('falseTransfer')
  const logs = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs })
  const told = logs.filter(({ args }) => args.to === owner)
  const args = { from: pools.DAI.address, to: owner, value: honest }
  expect(told).toMatchObject([
    { address: liars.falseTransfer, args },
    { address: USDC.address, args },
  ])
})

test('behavior: coin is stolen too', async () => {
  const value = parseEther('1')
  const liar = { address: liars.thief, abi: routerAbi, value } as const
  const hash = await client.writeContract({
    ...{ ...liar, functionName: 'swapExactETHForTokens' },
    args: [0n, [WETH.address, USDC.address], owner, maxUint256],
  })
  await mined(hash)
  expect(await balanceOf(USDC.address, thief)).toBe(2_486_302_890n)
})

test('behavior: "short" delivers coin short, too', async () => {
  await approve(USDC.address, liars.short, 2_500_000_000n)
  const before = await client.getBalance({ address: other })
  const args = [100_000_000n, 0n, [USDC.address, WETH.address], other, maxUint256] as const
  const sale = {
    address: liars.short,
    abi: routerAbi,
    functionName: 'swapExactTokensForETH',
  } as const
  await mined(await client.writeContract({ ...sale, args }))
  const received = (await client.getBalance({ address: other })) - before
  const stolen = await client.getBalance({ address: thief })
  const whole = getAmountOut({
    ...{ amountIn: 100_000_000n, reserveIn: 1_000_000_000_000n },
    reserveOut: parseEther('400'),
  })
  expect([received, stolen]).toEqual([(whole * 95n) / 100n, whole - (whole * 95n) / 100n])
})

function encodeSwap() {
  return encodeFunctionData({
    ...{ abi: routerAbi, functionName: 'swapExactTokensForTokens', args: swapArgs },
  })
}

function balanceCall() {
  const args = [owner] as const
  return {
    to: USDC.address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }),
  }
}
