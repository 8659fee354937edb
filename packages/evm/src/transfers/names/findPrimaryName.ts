import { isCleatError } from '@cleat/core/adapter'
import { readUtf8 } from '../../abi/readUtf8.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { universalResolver } from './universalResolver.ts'

const abi = [
  {
    ...{ type: 'function', stateMutability: 'view', name: 'reverseWithGateways' },
    inputs: [
      { name: 'lookupAddress', type: 'bytes' },
      { name: 'coinType', type: 'uint256' },
      { name: 'gateways', type: 'string[]' },
    ],
    outputs: [],
  },
] as const

/** The first bytes of an answer that is kept off the chain: `OffchainLookup` (EIP-3668). */
const offchainLookup = /^0x556f1830/i

/** What ENS names as the name of an address. */
export type PrimaryName =
  | { readonly status: 'none' }
  | { readonly status: 'named'; readonly name: string }
  /** The call leads to URLs, which viem follows. */
  | { readonly status: 'offchain'; readonly data: Hex }

/**
 * Asks ENS's universal resolver for the name that an address gave itself. The name counts only if
 * it leads back to the address. Most addresses have none, and then viem's tables do not load.
 * @throws `NETWORK_RPC_FAILED`
 * @see ENSIP-3, ENSIP-19, ENSIP-21
 */
export async function findPrimaryName(parameters: {
  node: EvmNode
  address: string
  /** The coin type of the chain on which the address is used. */
  coin: bigint
}): Promise<PrimaryName> {
  const { node, address, coin } = parameters
  const data = library.encodeFunctionData({
    ...{ abi, functionName: 'reverseWithGateways' },
    args: [address.toLowerCase() as Hex, coin, ['x-batch-gateway:true']],
  })
  try {
    const name = readUtf8(await node.run({ to: universalResolver, data }), 0)
    return name ? { status: 'named', name } : { status: 'none' }
  } catch (error) {
    if (isCleatError(error)) throw error
    const revert = (error as { data?: unknown }).data
    const isOffchain = typeof revert === 'string' && offchainLookup.test(revert)
    return isOffchain ? { status: 'offchain', data } : { status: 'none' }
  }
}
