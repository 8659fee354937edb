import { parseTransaction } from '../transaction/parseTransaction.ts'

/** A transaction with the signature of an account in its place. `undefined` where the account has none in it. */
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
  // How many there are stands before them, in one byte or more.
  const start = transaction.length - messageBytes.length - 64 * signatures.length
  const signed = transaction.slice()
  signed.set(signature, start + 64 * place)
  return signed
}
