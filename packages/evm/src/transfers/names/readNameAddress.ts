import { readBytes } from '../../abi/readBytes.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { askResolver } from './askResolver.ts'
import { encodeLookup } from './encodeLookup.ts'

/**
 * A name's address of a coin, in lower case.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readNameAddress(parameters: {
  node: EvmNode
  name: string
  coin: bigint
  signal: AbortSignal
}): Promise<string | undefined> {
  const { node, name, coin, signal } = parameters
  const answer = await askResolver({ node, data: encodeLookup({ name, coin }), signal })
  // Read here: viem's `getEnsAddress` takes a word for an address of any coin, and it may be
  // that of Ethereum alone.
  return answer && toAddress(readBytes(readBytes(answer, 0) ?? '0x', 0))
}

/** `undefined` for anything but an address, and for the zero address. */
function toAddress(bytes: string | undefined): string | undefined {
  return bytes && /^0x[0-9a-f]{40}$/i.test(bytes) && !/^0x0+$/.test(bytes)
    ? bytes.toLowerCase()
    : undefined
}
