import { localTokens } from '@cleat/localnet'
import { startFromEnvironment } from '@cleat/server/start'
import type { Connect, Plugin } from 'vite'
import { startOnce } from './startOnce.ts'

export declare namespace createLocalData {
  type Parameters = {
    chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
  }
}

export type LocalData = {
  /** Serves `GET /data-service` with the service's URL once it runs. */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

/** In US dollars. Local tokens have no market price. */
const prices: Readonly<Record<string, number>> = { ETH: 2500, DAI: 1, USDC: 1, OUSD: 0.99 }

/**
 * Serves balances and history of the local EVM chains. Starts with the first page that requests it.
 */
export function createLocalData({ chains }: createLocalData.Parameters): LocalData {
  const { start, stop } = startOnce(() => startFromEnvironment({ environment: describe(chains) }))
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/data-service', async (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      try {
        const { url } = await start()
        response.end(JSON.stringify({ url }))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:data-service',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    stop,
  }
}

/** The service's settings. */
function describe(chains: createLocalData.Parameters['chains']): Record<string, string> {
  const list = (value: (chain: (typeof chains)[number]) => string | number) =>
    chains.map((chain) => `eip155:${chain.id}=${value(chain)}`).join(',')
  const tokens = localTokens.map(({ address, name, symbol, decimals }) => {
    return { address, name, symbol, decimals, price: prices[symbol] }
  })
  const described = chains.map(({ id, name }) => {
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    return [`eip155:${id}`, { name, nativeCurrency, price: prices.ETH, tokens }]
  })
  return {
    PORT: '0',
    DATA_DIR: 'memory',
    RELAY: 'off',
    RATE_LIMIT: '0',
    ALLOWED_ORIGINS: 'http://127.0.0.1:*,http://localhost:*',
    CHAINS: list(({ rpcUrl }) => rpcUrl),
    CHAINS_FILE: JSON.stringify(Object.fromEntries(described)),
    CHAINS_HISTORY: list(() => 0),
  }
}
