import { isSameBytes } from '@cleat/signatures/bip122'
import type { Transaction } from '@scure/btc-signer'
import type { InputToSign } from '../base/dialectWallet.ts'
import { readPart } from '../base/readPart.ts'
import { toTransactionId } from '../base/toTransactionId.ts'
import { isInputSigned } from './isInputSigned.ts'
import { readPsbt } from './readPsbt.ts'
import { readSignatures } from './readSignatures.ts'

/**
 * Checks the PSBT that a wallet returned: the same transaction, with each requested input signed
 * and all others unchanged.
 */
export function checkSignedPsbt(parameters: {
  asked: Transaction
  inputs: readonly InputToSign[]
  broadcast: boolean
  answer: unknown
}): { psbt: string; txid?: string | undefined } | undefined {
  const { asked, inputs, broadcast, answer } = parameters
  const read = readPsbt(readPart(answer, 'psbt'))
  if (!read || !isSameTransaction(asked, read.transaction)) return undefined
  const { transaction: signed } = read
  const psbt = read.psbt.base64
  for (let index = 0; index < asked.inputsLength; index++) {
    const input = inputs.find((one) => one.index === index)
    const isRight = input
      ? isInputSigned({ asked, signed, ...input })
      : isUntouched({ asked, signed, index, broadcast })
    if (!isRight) return undefined
  }
  if (!broadcast) return { psbt }
  const txid = toTransactionId(readPart(answer, 'txid'))
  const id = finalId(signed)
  return txid && (!id || id === txid) ? { psbt, txid } : undefined
}

/** Same inputs in the same order, same outputs, amounts and lock times. */
function isSameTransaction(asked: Transaction, signed: Transaction): boolean {
  if (!isSameBytes(asked.toBytes(false, false), signed.toBytes(false, false))) return false
  for (let index = 0; index < asked.inputsLength; index++) {
    const before = asked.getInput(index).witnessUtxo
    const after = signed.getInput(index).witnessUtxo
    const isChanged =
      before &&
      after &&
      (before.amount !== after.amount || !isSameBytes(before.script, after.script))
    if (isChanged) return false
  }
  return true
}

/**
 * Whether only the requested inputs were signed. Sending a transaction finalizes all of its inputs.
 */
function isUntouched(parameters: {
  asked: Transaction
  signed: Transaction
  index: number
  broadcast: boolean
}): boolean {
  const { asked, signed, index, broadcast } = parameters
  const before = readSignatures(asked.getInput(index))
  const after = readSignatures(signed.getInput(index))
  if (!before || !after) return before === after
  if (broadcast) return true
  return (
    before.isOther === after.isOther &&
    isSameBytes(before.taproot, after.taproot) &&
    before.byKey.length === after.byKey.length &&
    before.byKey.every(([, signature], at) => isSameBytes(signature, after.byKey[at]?.[1]))
  )
}

/** The transaction id, if the PSBT is final or can be finalized. */
function finalId(signed: Transaction): string | undefined {
  try {
    const final = signed.clone()
    if (!final.isFinal) final.finalize()
    return final.id
  } catch {
    return undefined
  }
}
