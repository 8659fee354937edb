import type { EsploraRoute } from './esploraRoute.ts'

/** `/mempool…` and `/fee-estimates` */
export const mempoolRoutes: readonly EsploraRoute[] = [
  {
    pattern: /^\/mempool$/,
    answer: ({ chain: { mempool } }) => ({
      json: {
        count: mempool.length,
        vsize: mempool.reduce((sum, { weight }) => sum + Math.ceil(weight / 4), 0),
        total_fee: mempool.reduce((sum, { fee }) => sum + fee, 0),
        fee_histogram: [],
      },
    }),
  },
  {
    pattern: /^\/mempool\/txids$/,
    answer: ({ chain: { mempool } }) => ({ json: mempool.map(({ txid }) => txid) }),
  },
  {
    pattern: /^\/fee-estimates$/,
    // Without competition for blocks there is one fee rate.
    answer: () => ({ json: Object.fromEntries(targets.map((blocks) => [blocks, 1])) }),
  },
]

const targets = [...Array.from({ length: 25 }, (_, index) => index + 1), 144, 504, 1008]
