import { readErrorCode } from '@cleat/core/adapter'
import {
  type Client,
  concatHex,
  encodeAbiParameters,
  erc6492SignatureValidatorByteCode,
  type Hex,
} from 'viem'

/**
 * Whether the contract at an address, deployed or still to be, accepts a signature for a hash. The well-known validator contract is run
 * in one `eth_call` without being deployed. viem's own action does the same, but splits the bundle of every app that uses it.
 * @throws what viem throws when the RPC does not answer
 * @see ERC-1271, ERC-6492
 */
export async function verifyContractSignature(
  client: Client,
  parameters: { address: Hex; hash: Hex; signature: Hex },
): Promise<boolean> {
  const { address, hash, signature } = parameters
  const types = [{ type: 'address' }, { type: 'bytes32' }, { type: 'bytes' }] as const
  const data = concatHex([
    erc6492SignatureValidatorByteCode,
    encodeAbiParameters(types, [address, hash, signature]),
  ])
  try {
    const answer = await client.request({ method: 'eth_call', params: [{ data }, 'latest'] })
    return BigInt(answer) === 1n
  } catch (error) {
    // The node answered, and the call failed: the validator refuses by reverting.
    if (readErrorCode(error) !== undefined) return false
    throw error
  }
}
