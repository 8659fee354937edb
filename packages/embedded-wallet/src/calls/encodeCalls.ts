import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { AccountCall } from './accountCall.ts'
import { callBatch } from './callBatch.ts'

const abi = parseAbi(['function execute(bytes32 mode, bytes data)'])

/**
 * Calls of an account, one or several, each of which must succeed: in the other modes a failed call
 * leaves a receipt that says success. @see ERC-7579
 */
export function encodeCalls(given: readonly AccountCall[]): Hex {
  const { mode, data } = callBatch.write(given)
  return encodeFunctionData({ abi, args: [mode, data] })
}
