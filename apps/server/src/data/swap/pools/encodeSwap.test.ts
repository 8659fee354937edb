import type { Address } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import { type Asked, createQuestion } from '../test/createQuestion.ts'
import { accounts, assets } from '../test/swapSamples.ts'
import { encodeSwap } from './encodeSwap.ts'
import { v2Abi } from './v2Abi.ts'

const path = [assets.USDC, assets.DAI] as readonly Address[]
const selectors = {
  '0x38ed1739': 'swapExactTokensForTokens',
  '0x5c11d795': 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
  '0x7ff36ab5': 'swapExactETHForTokens',
  '0xb6f9de95': 'swapExactETHForTokensSupportingFeeOnTransferTokens',
  '0x18cbafe5': 'swapExactTokensForETH',
  '0x791ac947': 'swapExactTokensForETHSupportingFeeOnTransferTokens',
} as const

test.each<[Asked['from'], Asked['to'], boolean, keyof typeof selectors]>([
  ['USDC', 'DAI', false, '0x38ed1739'],
  ['USDC', 'DAI', true, '0x5c11d795'],
  ['ETH', 'DAI', false, '0x7ff36ab5'],
  ['ETH', 'DAI', true, '0xb6f9de95'],
  ['USDC', 'ETH', false, '0x18cbafe5'],
  ['USDC', 'ETH', true, '0x791ac947'],
])('%s to %s, with a fee: %s', (from, to, takesFee, selector) => {
  const question = createQuestion({ from, to, amount: 7n })
  const data = encodeSwap({ question, path, minToAmount: 5n, deadline: 9n, takesFee })
  expect(data.slice(0, 10)).toBe(selector)
  const { functionName, args } = decodeFunctionData({ abi: v2Abi, data })
  expect(functionName).toBe(selectors[selector])
  const tail = [5n, path, accounts.evm, 9n]
  expect(args).toEqual(from === 'ETH' ? tail : [7n, ...tail])
})
