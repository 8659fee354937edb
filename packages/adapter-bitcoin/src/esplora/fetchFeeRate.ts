import { type CaipNetwork, readJson } from '@cleat/core/adapter'
import { readPart } from '../base/readPart.ts'
import { fetchEsplora } from './fetchEsplora.ts'

/** The confirmation target, in blocks: half an hour. */
const blocks = '3'
/** The highest accepted rate, in satoshis per byte, whatever an index says. */
const maxRate = 1000

/**
 * Fetches the current fee rate, in satoshis per byte, rounded up.
 * @throws `NETWORK_RPC_FAILED`
 */
export function fetchFeeRate({ network }: { network: CaipNetwork }): Promise<bigint> {
  return fetchEsplora({
    ...{ network, path: '/fee-estimates' },
    async ask(asked) {
      const rate = readPart(await readJson(asked), blocks)
      if (typeof rate !== 'number' || !(rate > 0) || rate > maxRate) throw new Error('No fee rate')
      return BigInt(Math.ceil(rate))
    },
  })
}
