import { parseTransaction } from '../transaction/parseTransaction.ts'

/**
 * Writes the account's signature into a transaction. `undefined` if the account is not a signer.
 */
export function addSignature(parameters: {
  transaction: Uint8Array
  address: string
  signature: Uint8Array
}): Uint8Array | undefined {
  const { transaction, address, signature } = parameters
  const parsed = parseTransaction(transaction)
  const place = parsed?.message.signers.indexOf(address) ?? -1
  if (!parsed || place < 0) return undefined
  const { messageBytes, signatures } = parsed
  // The number of signatures comes first, in one or more bytes.
  const start = transaction.length - messageBytes.length - 64 * signatures.length
  const signed = transaction.slice()
  signed.set(signature, start + 64 * place)
  return signed
}
