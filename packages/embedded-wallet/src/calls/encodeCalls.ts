import { encodeFunctionData, type Hex } from 'viem'
import type { AccountCall } from './accountCall.ts'
import { callBatch } from './callBatch.ts'

/** @see ERC-7579 */
const delegationAbi = [
  {
    ...{ type: 'function', name: 'execute', stateMutability: 'payable', outputs: [] },
    inputs: [
      { type: 'bytes32', name: 'mode' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const
/** @see Coinbase Smart Wallet 1.1 */
const contractAbi = [
  {
    ...{ type: 'function', name: 'execute', stateMutability: 'payable', outputs: [] },
    inputs: [
      { type: 'address', name: 'target' },
      { type: 'uint256', name: 'value' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const
/** @see Simple7702Account 0.8, Coinbase Smart Wallet 1.1 */
const simpleAbi = [
  {
    ...{ type: 'function', name: 'executeBatch', stateMutability: 'nonpayable', outputs: [] },
    inputs: [
      {
        ...{ type: 'tuple[]', name: 'calls' },
        components: [
          { type: 'address', name: 'to' },
          { type: 'uint256', name: 'value' },
          { type: 'bytes', name: 'data' },
        ],
      },
    ],
  },
] as const

/**
 * Calls of an account, one or several, each of which must succeed: in the other modes a failed call
 * leaves a receipt that says success.
 */
export function encodeCalls(
  calls: readonly AccountCall[],
  implementation: 'delegation' | 'simple' | 'contract' = 'delegation',
): Hex {
  const [only, ...more] = calls
  if (implementation === 'contract' && only && more.length === 0)
    return encodeFunctionData({ abi: contractAbi, args: [only.to, only.value, only.data] })
  if (implementation !== 'delegation') return encodeFunctionData({ abi: simpleAbi, args: [calls] })
  const { mode, data } = callBatch.write(calls)
  return encodeFunctionData({ abi: delegationAbi, args: [mode, data] })
}
