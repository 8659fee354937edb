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
  {
    ...{ ...view, name: 'text' },
    inputs: [
      { name: 'node', type: 'bytes32' },
      { name: 'key', type: 'string' },
    ],
  },
] as const

/** In place of a URL: viem answers a batch itself, so that no gateway of another party sees it. */
const batchGateway = 'x-batch-gateway:true'

/**
 * The call of ENS's universal resolver for a name's address of a coin, or for its text under a key,
 * as viem writes it.
 * @see ENSIP-5, ENSIP-9, ENSIP-10, ENSIP-21
 */
export function encodeLookup(
  parameters: { name: string } & ({ coin: bigint } | { key: string }),
): Hex {
  const { encodeFunctionData, namehash, packetToBytes, toHex } = library
  const { name } = parameters
  const node = namehash(name)
  const question =
    'coin' in parameters
      ? encodeFunctionData({ ...{ abi, functionName: 'addr', args: [node, parameters.coin] } })
      : encodeFunctionData({ ...{ abi, functionName: 'text', args: [node, parameters.key] } })
  return encodeFunctionData({
    ...{ abi, functionName: 'resolveWithGateways' },
    args: [toHex(packetToBytes(name)), question, [batchGateway]],
  })
}
