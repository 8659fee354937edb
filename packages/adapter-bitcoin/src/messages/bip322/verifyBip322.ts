import type { ParsedAddress } from '../../chain/parseAddress.ts'
import { idOfToSpend } from './idOfToSpend.ts'
import { isSpent } from './isSpent.ts'
import { readProof } from './readProof.ts'

/**
 * Verifies a signature of the simple or full format, for every kind of address and every script
 * that Miniscript can express. `true` says that the address signed the text. With a time lock, it
 * does not say that the coins could be spent today: BIP-322 calls that "valid at time T and age S".
 *
 * `false` also for what cannot be told here: proofs of funds, annexes, future versions.
 *
 * @param signature base64, with or without the prefix of its format
 * @see BIP-322
 */
export function verifyBip322(parameters: {
  message: string
  address: ParsedAddress
  signature: string
}): boolean {
  const { message, address, signature } = parameters
  const txid = idOfToSpend({ message, script: address.script })
  const proof = readProof({ signature, txid })
  return proof !== undefined && isSpent({ proof, txid, address })
}
