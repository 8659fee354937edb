import type { ParsedAddress } from '../address/parseAddress.ts'
import { idOfToSpend } from './idOfToSpend.ts'
import { isSpent } from './isSpent.ts'
import { readProof } from './readProof.ts'

/**
 * What a signature says of time: it is "valid at time T and age S". Absent where it says neither.
 * @see BIP-322
 */
export type TimeLock = {
  /** The lock time of the transaction: a height below 500,000,000, else seconds. */
  readonly time: number
  /** The sequence of its input: the age of the coins as BIP-68 writes it. */
  readonly age: number
}

/**
 * Verifies a signature of the simple or full format, for every kind of address and every script
 * that Miniscript can express. With a lock, it does not say that the coins could be spent today.
 *
 * Refuses also what cannot be told here: proofs of funds, annexes, future versions.
 *
 * @param signature base64, with or without the prefix of its format
 * @see BIP-322
 */
export function verifyBip322(parameters: {
  message: string
  address: ParsedAddress
  signature: string
}): { readonly isValid: boolean; readonly lock?: TimeLock } {
  const { message, address, signature } = parameters
  const txid = idOfToSpend({ message, script: address.script })
  const proof = readProof({ signature, txid })
  if (proof === undefined || !isSpent({ proof, txid, address })) return { isValid: false }
  const { lockTime: time, sequence: age } = proof
  return { isValid: true, ...(time === 0 && age === 0 ? {} : { lock: { time, age } }) }
}
