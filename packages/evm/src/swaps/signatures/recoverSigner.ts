import type { Hex } from '../../base/hex.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { splitSignature } from './splitSignature.ts'

/** The precompile that recovers who signed a hash. */
const recover = `0x${'1'.padStart(40, '0')}`

/**
 * Asks the chain which account signed a hash. `undefined` if none did.
 * @param parameters.signature - 65 bytes
 * @throws `NETWORK_RPC_FAILED`
 */
export async function recoverSigner(
  node: EvmNode,
  { hash, signature }: { hash: Hex; signature: string },
): Promise<string | undefined> {
  const { r, s, v } = splitSignature(signature)
  const place = v.toString(16).padStart(64, '0')
  const answer = await node.run({ to: recover, data: hash + place + r.slice(2) + s.slice(2) })
  return /^0x0{24}[0-9a-f]{40}$/i.test(answer) ? `0x${answer.slice(26).toLowerCase()}` : undefined
}
