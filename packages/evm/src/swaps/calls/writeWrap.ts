import type { Swap } from '@cleat/core/adapter'
import { library } from '../../library/viemCodec.ts'
import type { EvmCall } from './evmCall.ts'

const abi = [
  { type: 'function', name: 'deposit', stateMutability: 'payable', inputs: [], outputs: [] },
  {
    type: 'function',
    name: 'withdraw',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'amount', type: 'uint256' }],
    outputs: [],
  },
] as const

/** Writes the call that wraps the native coin, or unwraps it. */
export function writeWrap({ source, target, amount }: Swap): EvmCall {
  const { encodeFunctionData } = library
  if (source.address === undefined)
    return {
      ...{ to: target.address ?? '', value: amount },
      data: encodeFunctionData({ abi, functionName: 'deposit' }),
    }
  const data = encodeFunctionData({ abi, functionName: 'withdraw', args: [amount] })
  return { to: source.address, data, value: 0n }
}
