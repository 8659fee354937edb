import type { Transaction } from '@scure/btc-signer'

/** An output that an input spends. */
export type Coin = { script: Uint8Array; amount: bigint }

/** The output that an input spends, as the PSBT has it. */
export function readCoin(transaction: Transaction, index: number): Coin | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output } = transaction.getInput(index)
  return witnessUtxo ?? nonWitnessUtxo?.outputs[output ?? -1]
}
