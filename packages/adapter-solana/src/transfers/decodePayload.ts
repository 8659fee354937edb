import { base64 } from '@scure/base'
import { optional, safeParse, strictObject, string } from 'valibot'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { readBytes } from '../walletConnect/readBytes.ts'
import { alteredError } from './alteredError.ts'
import { readPayment } from './readPayment.ts'
import type { SolanaPayment } from './solanaPayment.ts'

const payloadSchema = strictObject({
  transaction: string(),
  token: optional(strictObject({ owner: string(), program: string() })),
})

/**
 * Reads what a payload does from its bytes alone.
 * @returns the payment with its bytes
 * @throws `PAYMENT_ALTERED` unless it is exactly one payment
 */
export async function decodePayload(
  payload: unknown,
): Promise<{ payment: SolanaPayment; transaction: Uint8Array; blockhash: string }> {
  const read = safeParse(payloadSchema, payload)
  if (!read.success) throw alteredError('payload')
  const { token } = read.output
  const transaction = readBytes(base64, read.output.transaction)
  const parsed = transaction && parseTransaction(transaction)
  if (!parsed) throw alteredError('transaction')
  const { message, signatures } = parsed
  // Anyone who has a signed transaction can send it.
  if (signatures.some((signature) => signature.some(Boolean))) throw alteredError('signatures')
  const payment = await readPayment({ message, owner: token?.owner })
  if (payment.program !== token?.program) throw alteredError('program')
  return { payment, transaction, blockhash: message.blockhash }
}
