import { localExchange, localSolanaTokens, localTokens } from '@cleat/localnet'
import type { RunningLocalPay } from '@cleat/onramp/server'
import { startFromEnvironment } from '@cleat/server/start'
import { findPort } from '@cleat/server/test/port'
import type { Connect, Plugin } from 'vite'
import type { LocalChains } from './localChains.ts'
import { startOnce } from './startOnce.ts'

export declare namespace createLocalData {
  type Parameters = {
    chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
    /** Through which cryptocurrencies can be bought. */
    pay: RunningLocalPay
    /** Starts the Solana chain. */
    startChain: LocalChains['start']
  }
}

export type LocalData = {
  /**
   * Serves `GET /data-service` with the URL of the service for EVM chains, once it runs, and
   * `/data-service/solana` with that for Solana.
   */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

/** In US dollars. Local tokens have no market price. */
const prices: Readonly<Record<string, number>> = {
  ...{ SOL: 150, ETH: 2500, WETH: 2500, DAI: 1, USDC: 1, OUSD: 0.99, FEE: 1, THIN: 1 },
}

/**
 * Serves balances, history and swaps of the local EVM chains, and purchases through Local Pay.
 * Another service has balances and swaps of Solana. Each starts with the first page that requests
 * it.
 */
export function createLocalData(parameters: createLocalData.Parameters): LocalData {
  const { chains, pay, startChain } = parameters
  const evm = startOnce(async () => {
    const port = await findPort()
    const environment = { ...describe(chains), ...describePurchases(pay, port) }
    const server = await startFromEnvironment({ environment })
    await pay.setWebhookUrl(`${server.url}/v1/onramp/webhooks`)
    return server
  })
  const solana = startOnce(async () => {
    const facts = await startChain('solana')
    return startFromEnvironment({ environment: describeSolana(facts) })
  })
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/data-service', async (request, response) => {
      const service = request.url?.startsWith('/solana') ? solana : evm
      response.setHeader('Content-Type', 'application/json')
      try {
        const { url } = await service.start()
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
    async stop() {
      await Promise.all([evm.stop(), solana.stop()])
    },
  }
}

const common = {
  DATA_DIR: 'memory',
  RELAY: 'off',
  RATE_LIMIT: '0',
  ALLOWED_ORIGINS: 'http://127.0.0.1:*,http://localhost:*',
}

const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The settings for Solana, where a market maker swaps. */
function describeSolana({
  rpcUrl = '',
  makerUrl = '',
}: Awaited<ReturnType<LocalChains['start']>>): Record<string, string> {
  const tokens = localSolanaTokens.map(({ address, name, symbol, decimals }) => {
    return { address, name, symbol, decimals, price: prices[symbol] }
  })
  return {
    ...common,
    ...{ PORT: '0', SWAP_SOURCES: 'maker', MAKER_URL: makerUrl },
    CHAINS: `${solanaId}=${rpcUrl}`,
    CHAINS_FILE: JSON.stringify({ [solanaId]: { price: prices.SOL, tokens } }),
  }
}

/** The settings for EVM chains. */
function describe(chains: createLocalData.Parameters['chains']): Record<string, string> {
  const list = (value: (chain: (typeof chains)[number]) => string | number) =>
    chains.map((chain) => `eip155:${chain.id}=${value(chain)}`).join(',')
  const { WETH, FEE, THIN, USDC } = localExchange.tokens
  const all = [...localTokens, WETH, FEE, THIN]
  const tokens = all.map(({ address, name, symbol, decimals }) => {
    return { address, name, symbol, decimals, price: prices[symbol] }
  })
  const { router, factory, wrapped } = localExchange
  const through = [wrapped, USDC.address]
  const exchanges = [{ name: 'Local Exchange', router, factory, wrapped, through }]
  const described = chains.map(({ id, name }) => {
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    return [`eip155:${id}`, { name, nativeCurrency, price: prices.ETH, tokens, exchanges }]
  })
  return {
    ...common,
    CHAINS: list(({ rpcUrl }) => rpcUrl),
    CHAINS_FILE: JSON.stringify(Object.fromEntries(described)),
    CHAINS_HISTORY: list(() => 0),
  }
}

/** The settings of purchases. Meld signs the service's address, so its port is chosen before. */
function describePurchases(pay: RunningLocalPay, port: number): Record<string, string> {
  return {
    PORT: String(port),
    ONRAMP_URL: `http://127.0.0.1:${port}`,
    ONRAMP_RETURN_ORIGINS: 'http://127.0.0.1:*,http://localhost:*',
    ONRAMP_RATE_LIMIT: '0',
    ...pay.settings,
  }
}
