import type { Logger } from '../../http/logger.ts'
import type { Drops } from '../drops/createDrops.ts'
import { createSwapApi, type SwapApi } from './api/createSwapApi.ts'
import { guardSource } from './api/guardSource.ts'
import { createCowSource } from './cow/createCowSource.ts'
import { createJupiterSource } from './jupiter/createJupiterSource.ts'
import { createLiFiSource } from './liFi/createLiFiSource.ts'
import { createMakerSource } from './maker/createMakerSource.ts'
import { createOneInchSource } from './oneInch/createOneInchSource.ts'
import { createPoolSource } from './pools/createPoolSource.ts'
import type { OperatorFee, SwapConfig, SwapSourceId } from './source/swapConfig.ts'
import type { SwapSource } from './source/swapSource.ts'
import { createUniswapSource } from './uniswap/createUniswapSource.ts'
import { createZeroExSource } from './zeroEx/createZeroExSource.ts'

export declare namespace createSwapSources {
  type Parameters = {
    swaps: SwapConfig
    drops: Drops
    logger: Logger
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

type ApiSource = {
  readonly name: string
  /** The headers of an API with this key. */
  readonly toHeaders: (key: string) => Readonly<Record<string, string>>
  readonly create: (parameters: {
    api: SwapApi
    drops: Drops
    fee: OperatorFee | undefined
    now?: (() => number) | undefined
  }) => SwapSource
}

const sources: Readonly<Record<Exclude<SwapSourceId, 'pools'>, ApiSource>> = {
  '0x': {
    name: '0x',
    toHeaders: (key) => ({ '0x-api-key': key, '0x-version': 'v2' }),
    create: createZeroExSource,
  },
  '1inch': {
    name: '1inch',
    toHeaders: (key) => ({ Authorization: `Bearer ${key}` }),
    create: createOneInchSource,
  },
  uniswap: {
    name: 'Uniswap',
    toHeaders: (key) => ({
      'x-api-key': key,
      'x-permit2-disabled': 'true',
      'x-universal-router-version': '2.0',
    }),
    create: createUniswapSource,
  },
  lifi: {
    name: 'LI.FI',
    toHeaders: (key) => ({ 'x-lifi-api-key': key }),
    create: createLiFiSource,
  },
  cow: { name: 'CoW Protocol', toHeaders: () => ({}), create: createCowSource },
  jupiter: {
    name: 'Jupiter',
    toHeaders: (key) => ({ 'x-api-key': key }),
    create: createJupiterSource,
  },
  maker: { name: 'Maker', toHeaders: () => ({}), create: createMakerSource },
}

/** The sources that the operator has named. */
export function createSwapSources(parameters: createSwapSources.Parameters): readonly SwapSource[] {
  const { swaps, drops, logger, now } = parameters
  return swaps.sources.map((id) => {
    if (id === 'pools') return createPoolSource({ now })
    const { name, toHeaders, create } = sources[id]
    const { url, key, perSecond } = swaps.apis[id]
    const headers = key === undefined ? {} : toHeaders(key)
    const api = createSwapApi({ name, url, headers, perSecond })
    return guardSource({ source: create({ api, drops, fee: swaps.fee, now }), logger })
  })
}
