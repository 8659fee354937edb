import { readConfig } from '../../../config/readConfig.ts'
import { createLogger } from '../../../http/logger.ts'
import { createTestApp } from '../../../test/createTestApp.ts'
import { createDataSources } from '../../createDataSources.ts'
import type { GasSource } from '../../gas/createGasSource.ts'
import type { AnyAnswer } from '../../test/createDataApp.ts'
import type { QuoteAnswer } from '../routes/quoteSchemas.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { accounts, assets, ethereum, solana } from './swapSamples.ts'

export declare namespace createSwapApp {
  type Parameters = {
    sources: readonly SwapSource[]
    /** Quotes per minute and client. @default no limit */
    rateLimit?: number | undefined
    /** @default 7 wei */
    gas?: GasSource | undefined
  }
}

/** What `GET /v1/convert/quotes` is asked, unless a test says otherwise. */
const asked = {
  amount: '1000000000',
  userAddress: `${ethereum}:${accounts.evm}`,
  from: `${ethereum}:${assets.USDC}`,
  to: `${ethereum}:${assets.DAI}`,
}
const cheapGas: GasSource = { read: async () => ({ standard: 7n, fast: 7n, instant: 7n }) }
const dead = async () => {
  throw new Error('No database was given.')
}

/** The service with these sources, on chains whose nodes are never asked. */
export function createSwapApp(parameters: createSwapApp.Parameters) {
  const { sources, rateLimit = 0, gas = cheapGas } = parameters
  const { chains, swaps } = readConfig({
    CHAINS: `${ethereum}=http://node.invalid,${solana}=http://solana.invalid,bip122:000000000019d6689c085ae165831e93=http://bitcoin.invalid`,
  })
  const logger = createLogger({ level: 'silent', write: () => undefined })
  const database = { run: dead, check: dead, close: async () => undefined }
  const data = {
    ...createDataSources({ chains, database, logger }),
    swapSources: sources,
    gas,
  }
  const config = { chains, swaps: { ...swaps, rateLimit } }
  const { app, lines } = createTestApp({ config, data })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await app.request(path, init)
    const { status, headers } = response
    return { status, headers, body: (await response.json()) as AnyAnswer }
  }
  const quotes = (parts: Readonly<Record<string, string>> = {}) =>
    ask(`/v1/convert/quotes?${new URLSearchParams({ ...asked, ...parts })}`)
  const post = async (path: string, body: unknown) => {
    const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) })
    return { ...answer, quote: answer.body as AnyAnswer & QuoteAnswer }
  }
  const build = (parts: object = {}) =>
    post('/v1/convert/build-transaction', {
      ...asked,
      eip155: { slippage: 1 },
      projectId: 'p',
      disableEstimate: true,
      ...parts,
    })
  return { ask, post, quotes, build, lines, figures: data.drops.figures }
}
