import type { EsploraAnswer, EsploraQuestion, EsploraRoute } from './esploraRoute.ts'
import type { KnownBlock } from './followChain.ts'
import { withoutBytes } from './transactionRoutes.ts'

/** `/blocks…`, `/block-height/…` and `/block/…` */
export const blockRoutes: readonly EsploraRoute[] = [
  {
    pattern: /^\/blocks\/tip\/height$/,
    answer: ({ chain }) => ({ text: String(chain.blocks.length - 1) }),
  },
  {
    pattern: /^\/blocks\/tip\/hash$/,
    answer: ({ chain }) => ({ text: chain.blocks.at(-1)?.id ?? '' }),
  },
  {
    pattern: /^\/blocks(?:\/(\d+))?$/,
    answer({ chain: { blocks }, path: [start] }) {
      const end = start ? Number(start) + 1 : blocks.length
      return {
        json: blocks
          .slice(Math.max(0, end - 10), end)
          .reverse()
          .map(withoutTransactions),
      }
    },
  },
  {
    pattern: /^\/block-height\/(\d+)$/,
    answer({ chain, path: [height] }) {
      const block = chain.blocks[Number(height)]
      return block && { text: block.id }
    },
  },
  about('', (block) => ({ json: withoutTransactions(block) })),
  about('/status', ({ id, height }, { chain }) => ({
    json: { in_best_chain: true, height, next_best: chain.blocks[height + 1]?.id ?? null, id },
  })),
  about('/txids', ({ transactions }) => ({ json: transactions.map(({ txid }) => txid) })),
  about('/txid/(\\d+)', ({ transactions }, { path: [, at] }) => {
    const transaction = transactions[Number(at)]
    return transaction && { text: transaction.txid }
  }),
  about('/txs(?:/(\\d+))?', ({ transactions }, { path: [, start = '0'] }) => ({
    json: transactions.slice(Number(start), Number(start) + 25).map(withoutBytes),
  })),
  about('/header', async ({ id }, { rpc }) => ({
    text: await rpc<string>('getblockheader', [id, false]),
  })),
]

function about(
  tail: string,
  answer: (
    block: KnownBlock,
    question: EsploraQuestion,
  ) => EsploraAnswer | undefined | Promise<EsploraAnswer>,
): EsploraRoute {
  return {
    pattern: new RegExp(`^/block/([0-9a-f]{64})${tail}$`),
    answer: (question) => {
      const block = question.chain.blocks.find(({ id }) => id === question.path[0])
      return block && answer(block, question)
    },
  }
}

function withoutTransactions({ transactions: _, ...block }: KnownBlock) {
  return block
}
