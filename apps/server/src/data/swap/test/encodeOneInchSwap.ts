import { type Address, type Hex, zeroAddress } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'

const abi = parseAbi([
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data) payable',
])

/** A call of 1inch’s router. */
export function encodeOneInchSwap(described: {
  srcToken: Address
  dstToken: Address
  dstReceiver: Address
  amount: bigint
  minReturnAmount: bigint
}): Hex {
  const desc = { ...described, srcReceiver: zeroAddress, flags: 0n }
  return encodeFunctionData({ abi, functionName: 'swap', args: [zeroAddress, desc, '0xaa'] })
}
