import { Transaction } from '@scure/btc-signer'
import type { BitcoinKey } from './deriveBitcoinKeys.ts'

/** An input of a PSBT to sign. */
export type BitcoinInputToSign = {
  /** The place of the input, from 0. */
  index: number
  /** The signing account. @default the one that owns the spent output */
  address?: string | undefined
  /** The allowed sighash types. @default that of the PSBT, or `SIGHASH_ALL` */
  sighashTypes?: readonly number[] | undefined
}

export type SignBitcoinPsbtParameters = {
  psbt: Uint8Array
  /** @default every input that one of the keys can sign */
  inputs?: readonly BitcoinInputToSign[] | undefined
  /** Whether to finalize the inputs. */
  finalize: boolean
  keys: readonly BitcoinKey[]
}

/**
 * Signs a PSBT with the given keys.
 * @throws if a requested input belongs to no key
 */
export function signBitcoinPsbt(parameters: SignBitcoinPsbtParameters): Transaction {
  const { psbt, finalize, keys } = parameters
  const transaction = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
  const mine: readonly BitcoinInputToSign[] = Array.from(
    { length: transaction.inputsLength },
    (_, index) => ({ index }),
  ).filter(({ index }) => findKey(transaction, { index, keys }))
  for (const input of parameters.inputs ?? mine) {
    const { index, sighashTypes } = input
    const key = findKey(transaction, { ...input, keys })
    if (!key) throw new Error(`None of the keys can sign input ${index}.`)
    const [wanted] = sighashTypes ?? []
    transaction.updateInput(index, {
      ...key.input,
      ...(wanted === undefined ? {} : { sighashType: wanted }),
    })
    const { sighashType } = transaction.getInput(index)
    const allowed = sighashTypes ?? (sighashType === undefined ? undefined : [sighashType])
    transaction.signIdx(key.privateKey, index, allowed && [...allowed])
    if (finalize) transaction.finalizeIdx(index)
  }
  return transaction
}

function findKey(
  transaction: Transaction,
  { index, address, keys }: BitcoinInputToSign & Pick<SignBitcoinPsbtParameters, 'keys'>,
): BitcoinKey | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output = 0 } = transaction.getInput(index)
  const script = witnessUtxo?.script ?? nonWitnessUtxo?.outputs[output]?.script
  return keys.find(
    (key) =>
      (address === undefined || key.address === address) &&
      script?.every((byte: number, at: number) => byte === key.script[at]) &&
      script.length === key.script.length,
  )
}
