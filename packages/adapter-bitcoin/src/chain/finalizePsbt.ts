import { readPsbt } from './readPsbt.ts'

/** A finalized transaction. */
export type FinalTransaction = {
  /** Base64. */
  readonly psbt: string
  readonly hex: string
  readonly id: string
}

/** Finalizes a signed PSBT. `undefined` where a signature is missing. */
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
