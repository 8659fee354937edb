import { type Address, decodeFunctionData, type Hex } from 'viem'
import { routerAbi } from '../exchange/routerAbi.ts'

export type PendingSwap = {
  readonly amountIn: bigint
  readonly amountOutMin: bigint
  readonly source: Address
  readonly target: Address
}

/** Reads a swap of a V2 router over one pool. */
export function readSwap(parameters: { input: Hex; value: bigint }): PendingSwap | undefined {
  const { input, value } = parameters
  try {
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: input })
    switch (functionName) {
      case 'swapExactTokensForTokens':
      case 'swapExactTokensForETH':
      case 'swapExactTokensForTokensSupportingFeeOnTransferTokens':
      case 'swapExactTokensForETHSupportingFeeOnTransferTokens': {
        const [amountIn, amountOutMin, path] = args
        return onePool({ amountIn, amountOutMin, path })
      }
      case 'swapExactETHForTokens':
      case 'swapExactETHForTokensSupportingFeeOnTransferTokens': {
        const [amountOutMin, path] = args
        return onePool({ amountIn: value, amountOutMin, path })
      }
      default:
        return undefined
    }
  } catch {
    // Another contract's call.
    return undefined
  }
}

function onePool(parameters: {
  amountIn: bigint
  amountOutMin: bigint
  path: readonly Address[]
}): PendingSwap | undefined {
  const { amountIn, amountOutMin, path } = parameters
  const [source, target, ...more] = path
  if (!source || !target || more.length > 0) return undefined
  return { amountIn, amountOutMin, source, target }
}
