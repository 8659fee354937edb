import type { EsploraTransaction } from './esploraAnswers.ts'
import type { EsploraRoute } from './esploraRoute.ts'
import type { ChainView, KnownTransaction } from './followChain.ts'

/** `/tx/…` */
export const transactionRoutes: readonly EsploraRoute[] = [
  about('', (transaction) => ({ json: withoutBytes(transaction) })),
  about('/status', ({ status }) => ({ json: status })),
  about('/hex', ({ hex }) => ({ text: hex })),
  about('/outspends', (transaction, chain) => ({
    json: transaction.vout.map((_, vout) => findSpend(chain, transaction.txid, vout)),
  })),
  {
    pattern: /^\/tx\/([0-9a-f]{64})\/outspend\/(\d+)$/,
    answer: ({ chain, path: [id = '', vout] }) => ({ json: findSpend(chain, id, Number(vout)) }),
  },
]

/** Esplora's format, which has a separate route for the bytes. */
export function withoutBytes({ hex: _, ...transaction }: KnownTransaction): EsploraTransaction {
  return transaction
}

function about(
  tail: string,
  answer: (transaction: KnownTransaction, chain: ChainView) => ReturnType<EsploraRoute['answer']>,
): EsploraRoute {
  return {
    pattern: new RegExp(`^/tx/([0-9a-f]{64})${tail}$`),
    answer: ({ chain, path: [id = ''] }) => {
      const transaction = chain.transactions.get(id)
      return transaction && answer(transaction, chain)
    },
  }
}

function findSpend({ transactions }: ChainView, id: string, index: number) {
  for (const { txid, vin, status } of transactions.values()) {
    const at = vin.findIndex((input) => input.txid === id && input.vout === index)
    if (at >= 0) return { spent: true, txid, vin: at, status }
  }
  return { spent: false }
}
