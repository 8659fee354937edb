import * as v from 'valibot'
import type { Hex } from 'viem'
import { decodeFunctionData, parseAbi } from 'viem/utils'
import { wireSchemas } from '../api/wireSchemas.ts'

const abi = parseAbi([
  'struct SwapDescription { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, SwapDescription desc, bytes data) payable returns (uint256 returnAmount, uint256 spentAmount)',
])

/** What a call of 1inch's router says about itself. */
export type OneInchCall = {
  readonly from: string
  readonly to: string
  readonly receiver: string
  readonly amount: bigint
  readonly minToAmount: bigint
}

/** Reads a call of `swap`. `undefined` for other functions, whose floor or receiver is not plain. */
export function readOneInchCall(data: Hex): OneInchCall | undefined {
  try {
    const [, { srcToken, dstToken, dstReceiver, amount, minReturnAmount }] = decodeFunctionData({
      abi,
      data,
    }).args
    const [from, to] = [srcToken, dstToken].map((token) => v.parse(wireSchemas.asset, token))
    if (from === undefined || to === undefined) return undefined
    return { from, to, receiver: dstReceiver, amount, minToAmount: minReturnAmount }
  } catch {
    return undefined
  }
}
