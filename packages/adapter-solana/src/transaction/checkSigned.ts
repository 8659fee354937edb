import { CleatError } from '@cleat/core/adapter'
import { isSameBytes } from '../base/bytes.ts'
import { isSameButBudget } from './isSameButBudget.ts'
import { type ParsedTransaction, parseTransaction } from './parseTransaction.ts'
import { verifySignature } from './verifySignature.ts'

export declare namespace checkSigned {
  type Parameters = {
    asked: ParsedTransaction
    /** The transaction that the wallet returned. */
    signed: Uint8Array
    address: string
    wallet: string
    mayAddBudget: boolean
  }
}

/**
 * Checks that a wallet signed the requested transaction: the same message, a valid signature of the
 * account, and the earlier signatures unchanged.
 * @returns the signed transaction
 * @throws `WALLET_BAD_ANSWER`
 */
export async function checkSigned(parameters: checkSigned.Parameters): Promise<ParsedTransaction> {
  const { asked, address, wallet, mayAddBudget } = parameters
  const bad = (answer: string) =>
    new CleatError('WALLET_BAD_ANSWER', { context: { wallet, method: 'signTransaction', answer } })
  const signed = parseTransaction(parameters.signed)
  if (!signed) throw bad('malformed bytes')
  const isSame = isSameBytes(asked.messageBytes, signed.messageBytes)
  if (!isSame && !(mayAddBudget && isSameButBudget(asked.message, signed.message)))
    throw bad('a different transaction')

  const place = signed.message.signers.indexOf(address)
  const signature = signed.signatures[place]
  if (!signature) throw bad('no signature of the account')
  if (!(await verifySignature({ signature, address, message: signed.messageBytes })))
    throw bad('a signature that the account did not make')
  const isKept = asked.signatures.every((before, index) => {
    if (index === place || before.every((byte) => byte === 0)) return true
    return isSameBytes(before, signed.signatures[index] ?? new Uint8Array())
  })
  if (isSame && !isKept) throw bad('without the signatures of others')
  return signed
}
