import { addressStats, addressView } from './addressView.ts'
import type { EsploraAnswer, EsploraRoute } from './esploraRoute.ts'
import type { ChainView, KnownTransaction } from './followChain.ts'
import { withoutBytes } from './transactionRoutes.ts'

/** `/address/…` */
export const addressRoutes: readonly EsploraRoute[] = [
  about('', (chain, address) => {
    const { confirmed, mempool } = addressView(chain, address)
    return {
      address,
      chain_stats: addressStats(confirmed, address),
      mempool_stats: addressStats(mempool, address),
    }
  }),
  about('/utxo', (chain, address) => addressView(chain, address).utxo),
  about('/txs', (chain, address) => {
    const { confirmed, mempool } = addressView(chain, address)
    return toAnswer([...mempool.slice(0, 50), ...confirmed.slice(0, pageSize)])
  }),
  about('/txs/mempool', (chain, address) =>
    toAnswer(addressView(chain, address).mempool.slice(0, 50)),
  ),
  about('/txs/chain(?:/([0-9a-f]{64}))?', (chain, address, last) => {
    const { confirmed } = addressView(chain, address)
    const start = last ? confirmed.findIndex(({ txid }) => txid === last) + 1 : 0
    return toAnswer(confirmed.slice(start, start + pageSize))
  }),
]

const pageSize = 25

function about(
  tail: string,
  answer: (chain: ChainView, address: string, last: string | undefined) => unknown,
): EsploraRoute {
  return {
    pattern: new RegExp(`^/address/([0-9a-zA-Z]{1,100})${tail}$`),
    async answer({ chain, rpc, path: [given = '', last] }): Promise<EsploraAnswer | undefined> {
      const { isvalid, address } = await rpc<ValidatedAddress>('validateaddress', [given])
      return isvalid && address ? { json: answer(chain, address, last) } : undefined
    },
  }
}

type ValidatedAddress = { isvalid: boolean; address?: string }

function toAnswer(transactions: readonly KnownTransaction[]) {
  return transactions.map(withoutBytes)
}
