import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { v2Abi } from './v2Abi.ts'

export declare namespace encodeSwap {
  type Parameters = {
    question: Pick<SwapQuestion, 'from' | 'to' | 'amount' | 'user'>
    path: readonly Address[]
    minToAmount: bigint
    /** In seconds since 1970, by the chain's clock. */
    deadline: bigint
    /** Whether to use the functions for tokens that take a fee of each transfer. */
    takesFee: boolean
  }
}

/** The data of the router's call. What is paid in the native currency is its value. */
export function encodeSwap(parameters: encodeSwap.Parameters): Hex {
  const { question, path, minToAmount, deadline, takesFee } = parameters
  const { from, to, amount } = question
  const user = question.user as Address
  const abi = v2Abi
  if (from.isNative) {
    const args = [minToAmount, path, user, deadline] as const
    return takesFee
      ? encodeFunctionData({
          abi,
          functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
          args,
        })
      : encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args })
  }
  const args = [amount, minToAmount, path, user, deadline] as const
  if (to.isNative) {
    return takesFee
      ? encodeFunctionData({
          abi,
          functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
          args,
        })
      : encodeFunctionData({ abi, functionName: 'swapExactTokensForETH', args })
  }
  return takesFee
    ? encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
        args,
      })
    : encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args })
}
