import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemEns.ts'

const view = { type: 'function', stateMutability: 'view', outputs: [] } as const
const bytes = (name: string) => ({ name, type: 'bytes' }) as const
const abi = [
  {
    ...{ ...view, name: 'resolveWithGateways' },
    inputs: [bytes('name'), bytes('data'), { name: 'gateways', type: 'string[]' }],
  },
  {
    ...{ ...view, name: 'addr' },
    inputs: [
      { name: 'node', type: 'bytes32' },
      { name: 'coin', type: 'uint256' },
    ],
  },
] as const

/** In place of a URL: viem answers a batch itself, so that no gateway of another party sees it. */
const batchGateway = 'x-batch-gateway:true'

/**
 * The call of ENS's universal resolver for a name's address of a coin, as viem writes it.
 * @see ENSIP-9, ENSIP-10, ENSIP-21
 */
export function encodeLookup({ name, coin }: { name: string; coin: bigint }): Hex {
  const { encodeFunctionData, namehash, packetToBytes, toHex } = library
  const question = encodeFunctionData({
    ...{ abi, functionName: 'addr', args: [namehash(name), coin] },
  })
  return encodeFunctionData({
    ...{ abi, functionName: 'resolveWithGateways' },
    args: [toHex(packetToBytes(name)), question, [batchGateway]],
  })
}
