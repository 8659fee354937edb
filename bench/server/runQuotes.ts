import { localExchange, startLocalnet } from '@cleat/localnet'
import { runReads } from './runReads.ts'
import { startPriceApis } from './startPriceApis.ts'
import { startServiceProcess, unlimited, withoutDatabase } from './startServiceProcess.ts'

export type QuoteLoad = {
  readonly quotes: number
  readonly perSecond: number
  /** One quote in so many has its call. */
  readonly firmEvery: number
}

export type QuoteLoadResult = runReads.ReturnType & {
  /** The 99th percentile of the service's own delay. */
  readonly serverLagMs: number
  /** The service's processor time per quote. */
  readonly busyMs: number
}

const id = 'eip155:1'
const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const { tokens, router, factory, wrapped } = localExchange
const { DAI, USDC, OUSD, WETH } = tokens
const dai = 10n ** 18n
const usdc = 10n ** 6n

const pairs = [
  { from: native, to: USDC.address, amount: dai / 10n },
  { from: DAI.address, to: USDC.address, amount: 10n * dai },
  { from: USDC.address, to: DAI.address, amount: 10n * usdc },
  { from: OUSD.address, to: native, amount: 10n * usdc },
  { from: DAI.address, to: WETH.address, amount: 100n * dai },
] as const

/**
 * Asks for quotes of three sources: the pools of a local chain, and local stand-ins of two APIs.
 * Every visitor asks for another amount.
 */
export async function runQuotes(load: QuoteLoad): Promise<QuoteLoadResult> {
  const { quotes, perSecond } = load
  await using localnet = await startLocalnet({
    chains: [{ id: 1, name: 'Ethereum' }],
    exchange: true,
  })
  const [chain] = localnet.chains
  const apis = await startPriceApis()
  const through = [wrapped, USDC.address, DAI.address]
  const listed = Object.values(tokens).map(({ address, name, symbol, decimals }) => {
    return { address, name, symbol, decimals }
  })
  const described = { tokens: listed, exchanges: [{ router, factory, wrapped, through }] }
  const server = await startServiceProcess({
    ...{ ...withoutDatabase, ...unlimited },
    CHAINS: `${id}=${chain?.rpcUrl}`,
    CHAINS_FILE: JSON.stringify({ [id]: described }),
    SWAP_SOURCES: 'pools,0x,lifi',
    SWAP_RATE_LIMIT: '0',
    SWAP_RATES: '0x=1000,lifi=1000',
    ZEROEX_KEY: 'key-of-the-bench',
    ZEROEX_URL: apis.url,
    LIFI_URL: apis.url,
  })
  try {
    const accounts = localnet.accounts.map(({ address }) => address)
    const toUrl = (index: number) => {
      const pair = pairs[index % pairs.length] ?? pairs[0]
      const query = new URLSearchParams({
        amount: String(pair.amount + BigInt(index)),
        userAddress: accounts[index % accounts.length] ?? '',
        from: `${id}:${pair.from}`,
        to: `${id}:${pair.to}`,
        gasPrice: '1000000000',
        ...(index % load.firmEvery === 0 && { firm: 'true' }),
      })
      return `${server.url}/v1/convert/quotes?${query}`
    }
    const urls = (count: number) => Array.from({ length: count }, (_, index) => toUrl(index))
    await expectThree(toUrl(0))
    await runReads({ urls: urls(perSecond), perSecond: perSecond / 4 })
    await server.begin()
    const result = await runReads({ urls: urls(quotes), perSecond })
    const { lagMs, busyMs } = await server.figures()
    return { ...result, serverLagMs: lagMs, busyMs: busyMs / quotes }
  } finally {
    await Promise.all([server.stop(), apis.stop()])
  }
}

/** A load that asks fewer sources would measure something else. */
async function expectThree(url: string): Promise<void> {
  const { quotes = [] } = (await (await fetch(url)).json()) as { quotes?: readonly unknown[] }
  if (quotes.length !== 3) throw new Error(`${quotes.length} of 3 sources have a quote.`)
}
