import { encodeFunctionData, maxUint256, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { routerAbi } from '../exchange/routerAbi.ts'
import { readSwap } from './readSwap.ts'

const { DAI, WETH } = localExchange.tokens
const path = [DAI.address, WETH.address]
const toCoin = [9n, 8n, path, zeroAddress, maxUint256] as const
const fromCoin = [8n, [...path].reverse(), zeroAddress, maxUint256] as const

test.each([
  'swapExactTokensForTokens',
  'swapExactTokensForETH',
  'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  'swapExactTokensForETHSupportingFeeOnTransferTokens',
] as const)('default: %s', (functionName) => {
  const input = encodeFunctionData({ abi: routerAbi, functionName, args: toCoin })
  const expected = { amountIn: 9n, amountOutMin: 8n, source: DAI.address, target: WETH.address }
  expect(readSwap({ input, value: 0n })).toEqual(expected)
})

test.each(['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'] as const)(
  'default: %s',
  (functionName) => {
    const input = encodeFunctionData({ abi: routerAbi, functionName, args: fromCoin })
    const expected = { amountIn: 7n, amountOutMin: 8n, source: WETH.address, target: DAI.address }
    expect(readSwap({ input, value: 7n })).toEqual(expected)
  },
)

test('behavior: other calls are no swaps of one pool', () => {
  const longer = [9n, 8n, [...path, DAI.address], zeroAddress, maxUint256] as const
  const two = { abi: routerAbi, functionName: 'swapExactTokensForTokens', args: longer } as const
  expect(readSwap({ input: encodeFunctionData(two), value: 0n })).toBeUndefined()
  const quote = { abi: routerAbi, functionName: 'WETH' } as const
  expect(readSwap({ input: encodeFunctionData(quote), value: 0n })).toBeUndefined()
  expect(readSwap({ input: '0x12345678', value: 0n })).toBeUndefined()
  expect(readSwap({ input: '0x', value: 1n })).toBeUndefined()
})
