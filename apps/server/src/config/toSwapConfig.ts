import type * as v from 'valibot'
import type { SwapConfig, SwapSourceId } from '../data/swap/source/swapConfig.ts'
import type { swapSettings } from './swapSettings.ts'

type Values = {
  [name in keyof typeof swapSettings]: v.InferOutput<(typeof swapSettings)[name]['schema']>
}

/** What the free plan of each API allows, in requests per second. */
const usualRates: Readonly<Partial<Record<SwapSourceId, number>>> = {
  '1inch': 1,
  jupiter: 1,
  lifi: 1,
  uniswap: 3,
}

/** The sources that cannot be asked without a setting. */
const needs = {
  '0x': 'ZEROEX_KEY',
  '1inch': 'ONEINCH_KEY',
  uniswap: 'UNISWAP_KEY',
  jupiter: 'JUPITER_KEY',
  maker: 'MAKER_URL',
} as const satisfies Partial<Record<SwapSourceId, keyof Values>>

/** The settings of swaps, and sentences about those that are missing. */
export function toSwapConfig(values: Values): { config: SwapConfig; problems: string[] } {
  const { SWAP_SOURCES: sources, SWAP_RATES: rates, SWAP_RATE_LIMIT: rateLimit } = values
  const { SWAP_FEE_BPS: bps, SWAP_FEE_RECIPIENT: recipient } = values
  const toApi = (id: SwapSourceId, url: string | null, key: string | null = null) => ({
    url: url ?? '',
    key: key ?? undefined,
    perSecond: rates.get(id) ?? usualRates[id] ?? 5,
  })
  const problems = Object.entries(needs).flatMap(([id, name]) => {
    const isMissing = sources.some((source) => source === id) && values[name] === null
    return isMissing ? [`SWAP_SOURCES names ${id}, which needs ${name}.`] : []
  })
  if (bps > 0 && recipient === null) problems.push('SWAP_FEE_BPS needs SWAP_FEE_RECIPIENT.')
  const config = {
    sources,
    rateLimit,
    fee: bps > 0 && recipient !== null ? { bps, recipient } : undefined,
    apis: {
      '0x': toApi('0x', values.ZEROEX_URL, values.ZEROEX_KEY),
      '1inch': toApi('1inch', values.ONEINCH_URL, values.ONEINCH_KEY),
      uniswap: toApi('uniswap', values.UNISWAP_URL, values.UNISWAP_KEY),
      lifi: toApi('lifi', values.LIFI_URL, values.LIFI_KEY),
      cow: toApi('cow', values.COW_URL),
      jupiter: toApi('jupiter', values.JUPITER_URL, values.JUPITER_KEY),
      maker: toApi('maker', values.MAKER_URL),
    },
  }
  return { config, problems }
}
