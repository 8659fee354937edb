import * as v from 'valibot'
import type { EvmChain } from '../chains/openChains.ts'
import { hexNumber } from '../rpc/hexSchema.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'

/** In wei per unit of gas. A higher price is faster. */
export type GasPrices = {
  readonly standard: bigint
  readonly fast: bigint
  readonly instant: bigint
}

export declare namespace fetchGasPrices {
  type Parameters = { chain: EvmChain; signal: AbortSignal }
}

const blocks = 10
/** The percentiles of priority fees. */
const percentiles = [25, 50, 90]

const feeHistorySchema = v.object({
  baseFeePerGas: v.pipe(v.array(hexNumber), v.minLength(1)),
  reward: v.array(v.pipe(v.array(hexNumber), v.length(percentiles.length))),
})

/**
 * Fetches gas prices from recent blocks. On chains without a base fee, from the node's own
 * suggestion.
 */
export async function fetchGasPrices(parameters: fetchGasPrices.Parameters): Promise<GasPrices> {
  const { chain, signal } = parameters
  const { rpc } = chain
  const [history, price] = await Promise.all([
    rpc
      .call({
        method: 'eth_feeHistory',
        params: [`0x${blocks.toString(16)}`, 'latest', percentiles],
        schema: feeHistorySchema,
        signal,
      })
      .catch(nothingIfRefused),
    rpc.call({ method: 'eth_gasPrice', params: [], schema: hexNumber, signal }),
  ])
  const base = history?.baseFeePerGas.at(-1) ?? 0n
  if (!history || base === 0n) return { standard: price, fast: price, instant: price }
  const [slow = 0n, middle = 0n, quick = 0n] = percentiles.map((_, index) =>
    median(history.reward.map((ofBlock) => ofBlock[index] ?? 0n)),
  )
  return { standard: base + slow, fast: base + middle, instant: base + quick }
}

function nothingIfRefused(error: unknown): undefined {
  if (!(error instanceof NodeRefusedError)) throw error
}

/** A median, so that one overpaid block has no effect. */
function median(values: readonly bigint[]): bigint {
  return values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))[values.length >> 1] ?? 0n
}
