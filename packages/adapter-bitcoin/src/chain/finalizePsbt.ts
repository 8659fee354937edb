import { readPsbt } from './readPsbt.ts'

/** A transaction as the chain takes it. */
export type FinalTransaction = {
  /** Base64. */
  readonly psbt: string
  readonly hex: string
  readonly id: string
}

/** A signed PSBT made ready for the chain. `undefined` where a signature is missing. */
export function finalizePsbt(psbt: string): FinalTransaction | undefined {
  const transaction = readPsbt(psbt)?.transaction
  if (!transaction) return undefined
  try {
    if (!transaction.isFinal) transaction.finalize()
    const { hex, id } = transaction
    const written = readPsbt(transaction.toPSBT())?.psbt.base64
    return written === undefined ? undefined : { psbt: written, hex, id }
  } catch {
    return undefined
  }
}
