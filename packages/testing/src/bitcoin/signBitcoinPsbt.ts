import { Transaction } from '@scure/btc-signer'
import type { BitcoinKey } from './deriveBitcoinKeys.ts'

export type BitcoinInputToSign = {
  index: number
  /** The account that has to sign it. Default: the one whose output it spends. */
  address?: string | undefined
  /** What the signature covers. Default: what the PSBT says, or everything. */
  sighashTypes?: readonly number[] | undefined
}

export type SignBitcoinPsbtParameters = {
  psbt: Uint8Array
  /** Default: every input that one of the keys can sign. */
  inputs?: readonly BitcoinInputToSign[] | undefined
  /** Whether to turn the signatures into what goes into a block. */
  finalize: boolean
  keys: readonly BitcoinKey[]
}

/** Signs what the keys can sign. Throws where an input was asked for that they cannot. */
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
