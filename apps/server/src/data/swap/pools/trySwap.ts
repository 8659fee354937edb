import type { Address } from 'viem'
import type { EvmChain } from '../../chains/openChains.ts'
import type { SwapQuestion } from '../source/swapQuestion.ts'
import { encodeSwap } from './encodeSwap.ts'
import { simulateSwap } from './simulateSwap.ts'

export declare namespace trySwap {
  type Parameters = {
    chain: EvmChain
    question: SwapQuestion
    router: Address
    path: readonly Address[]
    /** What the reserves promise. */
    amountOut: bigint
    /** In seconds since 1970. */
    deadline: bigint
    signal: AbortSignal
  }
  type ReturnType = {
    /** Whether a token of the path takes a fee of each transfer. */
    readonly takesFee: boolean
    readonly toAmount: bigint
    /** `undefined` where it could not be tried. */
    readonly gasUsed: bigint | undefined
  }
}

/**
 * Finds the router's function for a swap. The plain one reverts, or protects nothing, if a token
 * takes a fee of each transfer. Where neither can be tried, the reserves are believed.
 */
export async function trySwap(parameters: trySwap.Parameters): Promise<trySwap.ReturnType> {
  const { chain, question, router, path, amountOut, deadline, signal } = parameters
  const run = (takesFee: boolean) => {
    const data = encodeSwap({ question, path, minToAmount: 0n, deadline, takesFee })
    return simulateSwap({ chain, question, router, data, signal })
  }
  const plain = await run(false)
  if (plain && plain.received >= amountOut) {
    return { takesFee: false, toAmount: amountOut, gasUsed: plain.gasUsed }
  }
  const other = plain && (await run(true))
  if (other && other.received > 0n) {
    return { takesFee: true, toAmount: other.received, gasUsed: other.gasUsed }
  }
  return { takesFee: false, toAmount: amountOut, gasUsed: undefined }
}
