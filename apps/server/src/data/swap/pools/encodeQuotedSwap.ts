import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { v3Abi } from './v3Abi.ts'

export declare namespace encodeQuotedSwap {
  type Parameters = {
    question: Pick<SwapQuestion, 'to' | 'amount' | 'user'>
    /** Packed. */
    path: Hex
    minToAmount: bigint
    /** In seconds since 1970, by the chain's clock. */
    deadline: bigint
  }
}

/** What SwapRouter02 takes for its own address. */
const itself: Address = '0x0000000000000000000000000000000000000002'

/** The data of the router's call. Native currency is unwrapped for the account. */
export function encodeQuotedSwap(parameters: encodeQuotedSwap.Parameters): Hex {
  const { question, path, minToAmount, deadline } = parameters
  const { to, amount } = question
  const user = question.user as Address
  const recipient = to.isNative ? itself : user
  const order = { path, recipient, amountIn: amount, amountOutMinimum: minToAmount }
  const calls = [
    encodeFunctionData({ abi: v3Abi, functionName: 'exactInput', args: [order] }),
    ...(to.isNative
      ? [encodeFunctionData({ abi: v3Abi, functionName: 'unwrapWETH9', args: [minToAmount, user] })]
      : []),
  ]
  return encodeFunctionData({ abi: v3Abi, functionName: 'multicall', args: [deadline, calls] })
}
