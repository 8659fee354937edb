import type { EsploraStats, EsploraStatus, EsploraTransaction } from './esploraAnswers.ts'
import type { ChainView, KnownTransaction } from './followChain.ts'

export type AddressView = {
  /** Newest first. */
  confirmed: readonly KnownTransaction[]
  mempool: readonly KnownTransaction[]
  utxo: readonly { txid: string; vout: number; status: EsploraStatus; value: number }[]
}

/** The transactions and sums of one address. */
export function addressView(chain: ChainView, address: string): AddressView {
  const concerns = ({ vin, vout }: EsploraTransaction) =>
    vout.some((output) => output.scriptpubkey_address === address) ||
    vin.some(({ prevout }) => prevout?.scriptpubkey_address === address)
  const confirmed = chain.blocks
    .flatMap(({ transactions }) => transactions)
    .filter(concerns)
    .reverse()
  const mempool = chain.mempool.filter(concerns)
  const all = [...mempool, ...confirmed]
  const spent = new Set(all.flatMap(({ vin }) => vin.map(({ txid, vout }) => `${txid}:${vout}`)))
  const utxo = all.flatMap(({ txid, status, vout: outputs }) =>
    outputs.flatMap(({ value, scriptpubkey_address }, vout) =>
      scriptpubkey_address === address && !spent.has(`${txid}:${vout}`)
        ? [{ txid, vout, status, value }]
        : [],
    ),
  )
  return { confirmed, mempool, utxo }
}

/** Sums up transactions of an address. */
export function addressStats(
  transactions: readonly EsploraTransaction[],
  address: string,
): EsploraStats {
  const funded = transactions
    .flatMap(({ vout }) => vout)
    .filter(({ scriptpubkey_address }) => scriptpubkey_address === address)
  const spent = transactions
    .flatMap(({ vin }) => vin.flatMap(({ prevout }) => prevout ?? []))
    .filter(({ scriptpubkey_address }) => scriptpubkey_address === address)
  const sum = (outputs: readonly { value: number }[]) =>
    outputs.reduce((total, { value }) => total + value, 0)
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: transactions.length,
  }
}
