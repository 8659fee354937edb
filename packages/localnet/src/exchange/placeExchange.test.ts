import { erc20Abi, maxUint256, parseAbi, parseEther, parseUnits, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { startTestExchange } from '../test/startTestExchange.ts'
import { getAmountOut } from './getAmountOut.ts'
import { localExchange } from './localExchange.ts'
import { routerAbi } from './routerAbi.ts'

const { router, wrapped, tokens, pools } = localExchange
const { DAI, USDC, WETH, OUSD, FEE } = tokens
const { client, owner, other, mined, balanceOf, mint, approve, swap } = await startTestExchange()
const onRouter = { address: router, abi: routerAbi } as const
const pairAbi = parseAbi([
  'function factory() view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
])

test('behavior: no block was mined, and each account has 1,000 of each token', async () => {
  const [block, ...balances] = await Promise.all([
    client.getBlockNumber(),
    ...Object.values(tokens).map(({ address }) => balanceOf(address, other)),
  ])
  expect(block).toBe(0n)
  expect(balances).toEqual(
    Object.values(tokens).map(({ decimals }) => 1000n * 10n ** BigInt(decimals)),
  )
  expect(await client.getBalance({ address: wrapped })).toBe(parseEther('10400'))
})

test('behavior: the factory knows each pool, and the pool its factory and reserves', async () => {
  expect(await client.readContract({ ...onRouter, functionName: 'factory' })).toBe(router)
  expect(await client.readContract({ ...onRouter, functionName: 'WETH' })).toBe(wrapped)
  expect(await client.readContract({ ...onRouter, functionName: 'allPairsLength' })).toBe(11n)
  for (const [index, { address, tokens: sides, reserves }] of Object.values(pools).entries()) {
    const args = sides.map((one) => one.address) as [`0x${string}`, `0x${string}`]
    const pair = { address, abi: pairAbi } as const
    const [found, listed, factory, token0, token1, held] = await Promise.all([
      client.readContract({ ...onRouter, functionName: 'getPair', args }),
      client.readContract({ ...onRouter, functionName: 'allPairs', args: [BigInt(index)] }),
      client.readContract({ ...pair, functionName: 'factory' }),
      client.readContract({ ...pair, functionName: 'token0' }),
      client.readContract({ ...pair, functionName: 'token1' }),
      client.readContract({ ...pair, functionName: 'getReserves' }),
    ])
    expect([found, listed, factory]).toEqual([address, address, router])
    expect([token0, token1]).toEqual([...args].sort())
    expect(held.slice(0, 2)).toEqual(token0 === args[0] ? reserves : [...reserves].reverse())
    expect([await balanceOf(args[0], address), await balanceOf(args[1], address)]).toEqual(reserves)
  }
})

test.each([
  ['DAI', '10', '9.969900'],
  ['DAI', '10000', '9871.580343'],
  ['WETH', '1', '2486.302890'],
  ['OUSD', '10', '9.969900'],
  ['ZERO', '10', '9.969900'],
  ['EIGHT', '10', '9.969900'],
  ['LONG', '10', '9.969900'],
] as const)('default: %s, %s for %s USDC', async (name, amount, expected) => {
  const { address, decimals } = tokens[name]
  const received = parseUnits(expected, USDC.decimals)
  const args = [parseUnits(amount, decimals), [address, USDC.address]] as const
  const quoted = await client.readContract({ ...onRouter, functionName: 'getAmountsOut', args })
  expect(quoted).toEqual([args[0], received])
  const snapshot = await client.snapshot()
  if (name === 'DAI') await mint(address, args[0])
  const result = await swap({ from: name, to: 'USDC', amount, amountOutMin: received })
  expect(result).toMatchObject({ spent: args[0], received, receipt: { status: 'success' } })
  await client.revert({ id: snapshot })
})

test('behavior: what is below the minimum or late is reverted', async () => {
  const amountOutMin = 9_969_901n
  const error = /INSUFFICIENT_OUTPUT_AMOUNT/
  await expect(swap({ from: 'DAI', to: 'USDC', amount: '10', amountOutMin })).rejects.toThrow(error)
  const args = [1n, 0n, [DAI.address, USDC.address], owner, 1n] as const
  const late = { ...onRouter, functionName: 'swapExactTokensForTokens', args } as const
  await expect(client.simulateContract(late)).rejects.toThrow(/EXPIRED/)
})

test('behavior: thin pools lose more than 90 %', async () => {
  const args = [parseEther('1000'), [tokens.THIN.address, USDC.address]] as const
  const [, amountOut = 0n] = await client.readContract({
    ...{ ...onRouter, functionName: 'getAmountsOut', args },
  })
  expect(amountOut).toBe(90_884_229n)
})

test('behavior: coin is swapped both ways, and over two pools', async () => {
  const deadline = maxUint256
  const value = parseEther('1')
  const before = await balanceOf(USDC.address)
  const bought = await client.writeContract({
    ...{ ...onRouter, functionName: 'swapExactETHForTokens', value },
    args: [2_486_302_890n, [WETH.address, USDC.address], owner, deadline],
  })
  await mined(bought)
  expect((await balanceOf(USDC.address)) - before).toBe(2_486_302_890n)

  await approve(DAI.address, router, parseEther('100'))
  const path = [DAI.address, USDC.address, WETH.address]
  const coins = await client.getBalance({ address: other })
  const sold = await client.writeContract({
    ...{ ...onRouter, functionName: 'swapExactTokensForETH' },
    args: [parseEther('100'), 0n, path, other, deadline],
  })
  await mined(sold)
  const received = (await client.getBalance({ address: other })) - coins
  const dollars = getAmountOut({
    ...{ amountIn: parseEther('100'), reserveIn: parseEther('1000000') },
    reserveOut: 1_000_000_000_000n,
  })
  expect(received).toBe(
    getAmountOut({
      ...{ amountIn: dollars, reserveIn: 1_000_000_000_000n - 2_486_302_890n },
      reserveOut: parseEther('401'),
    }),
  )
})

test('behavior: a token with a fee needs the functions that measure', async () => {
  const request = { from: 'FEE', to: 'USDC', amount: '10' } as const
  await expect(swap(request)).rejects.toThrow(/Pair: K/)
  const functionName = 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
  const { spent, received } = await swap({ ...request, functionName, amountOutMin: 9_870_202n })
  expect([spent, received]).toEqual([parseEther('10'), 9_870_202n])
  const supply = { address: FEE.address, abi: erc20Abi, functionName: 'totalSupply' } as const
  expect(await client.readContract(supply)).toBe(parseEther('1009999.9'))
})

test('behavior: an allowance of the old token must be 0 before it changes', async () => {
  await approve(OUSD.address, router, 5n)
  await expect(approve(OUSD.address, router, 6n)).rejects.toThrow()
  await approve(OUSD.address, router, 0n)
  await approve(OUSD.address, router, 6n)
})

test('behavior: a honeypot can be bought and not sold', async () => {
  const { received } = await swap({ from: 'USDC', to: 'HONEY', amount: '10' })
  expect(received).toBeGreaterThan(parseEther('9.9'))
  const selling = swap({ from: 'HONEY', to: 'USDC', amount: '1' })
  await expect(selling).rejects.toThrow(/TRANSFER_FAILED/)
})

test('behavior: a paused token moves once anybody unpauses it', async () => {
  const request = { from: 'PAUSE', to: 'USDC', amount: '10' } as const
  await expect(swap(request)).rejects.toThrow(/TRANSFER_FAILED/)
  const hash = await client.writeContract({
    ...{ address: tokens.PAUSE.address, abi: parseAbi(['function setPaused(bool paused)']) },
    ...{ functionName: 'setPaused', args: [false] },
  })
  await mined(hash)
  expect((await swap(request)).received).toBe(9_969_900n)
})

test('behavior: coin is wrapped and unwrapped one for one', async () => {
  const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256 value)'])
  const [token, value] = [{ address: wrapped, abi }, parseEther('2')] as const
  const before = await balanceOf(wrapped)
  await mined(await client.writeContract({ ...token, functionName: 'deposit', value }))
  expect((await balanceOf(wrapped)) - before).toBe(value)
  await mined(await client.writeContract({ ...token, functionName: 'withdraw', args: [value] }))
  expect(await balanceOf(wrapped)).toBe(before)
})

test('behavior: anybody may add a pair, which needs two other tokens', async () => {
  const args = [DAI.address, WETH.address] as const
  const create = { ...onRouter, functionName: 'createPair' } as const
  const { result } = await client.simulateContract({ ...create, args })
  await mined(await client.writeContract({ ...create, args }))
  expect(await client.readContract({ ...onRouter, functionName: 'getPair', args })).toBe(result)
  await expect(client.simulateContract({ ...create, args })).rejects.toThrow(/PAIR_EXISTS/)
  const same = [DAI.address, DAI.address] as const
  await expect(client.simulateContract({ ...create, args: same })).rejects.toThrow(/INVALID_TOKENS/)
  const none = [tokens.ZERO.address, tokens.EIGHT.address] as const
  const quote = client.readContract({
    ...{ ...onRouter, functionName: 'getAmountsOut', args: [1n, none] },
  })
  await expect(quote).rejects.toThrow(/NO_PAIR/)
})

test('behavior: a pool gives nothing for nothing', async () => {
  const pair = { address: pools.DAI.address, abi: pairAbi, functionName: 'swap' } as const
  const args = [1n, 0n, other, '0x'] as const
  const error = /INSUFFICIENT_INPUT_AMOUNT/
  await expect(client.simulateContract({ ...pair, args })).rejects.toThrow(error)
  expect(await balanceOf(DAI.address, zeroAddress)).toBe(0n)
})
