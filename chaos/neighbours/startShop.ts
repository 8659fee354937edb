import { startLocalPay } from '@cleat/onramp/server'
import { findPort } from '@cleat/onramp/test/port'
import { startFromEnvironment } from '@cleat/server/start'
import type { Chains } from '../../neighbours/startChains.ts'

/** A purchase as its seller has it. */
export type Sold = {
  readonly id: string
  readonly state: string
  readonly address: string
  readonly asset: string
  /** The seller's name of the network. */
  readonly network: string
  /** What arrives, and what is paid, in whole units. */
  readonly amount: string
  readonly total: string
  readonly currency: string
}

/** Sellers that really pay out, behind the service of the app. */
export type Shop = {
  /** The origin of the sellers' pages. */
  readonly pageUrl: string
  /** Where a request to the app's service is answered. */
  toServer(url: string): string
  /** Opens a link as a browser does. `undefined` where there is nothing to pay. */
  open(url: string): Promise<Sold | undefined>
  /** Pays, and waits until the seller and the honest service agree on how it ended. */
  pay(sold: Sold, card: 'pays' | 'declined'): Promise<Sold | undefined>
  stop(): Promise<void>
}

const cards = { pays: '4242424242424242', declined: '4000000000000002' }
const mostMs = 20_000
const sellerPaths = /^\/v1\/(?:onramp|generators)\//

/** Starts the sellers and their service. */
export async function startShop({ localnet, assets, dataUrl }: Chains): Promise<Shop> {
  const pay = await startLocalPay({ chains: localnet.chains, port: 0, processingMs: 20 })
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const described = localnet.chains.map(({ id, name }) => {
    const isHere = (one: Chains['assets'][number]) => one.caipNetworkId === `eip155:${id}`
    const tokens = assets
      .filter((one) => isHere(one) && one.address)
      .map(({ address, symbol, decimals }) => ({ address, name: symbol, symbol, decimals }))
    return [`eip155:${id}`, { name, tokens }]
  })
  const server = await startFromEnvironment({
    environment: {
      ...{ PORT: String(port), ONRAMP_URL: url, DATA_DIR: 'memory', RELAY: 'off' },
      ...{ RATE_LIMIT: '0', ONRAMP_RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
      CHAINS: localnet.chains.map(({ id, rpcUrl }) => `eip155:${id}=${rpcUrl}`).join(','),
      CHAINS_FILE: JSON.stringify(Object.fromEntries(described)),
      ...pay.settings,
    },
  })
  await pay.setWebhookUrl(`${url}/v1/onramp/webhooks`)
  const find = async (id: string) => {
    const response = await fetch(`${pay.url}/control`)
    const { purchases }: { purchases: readonly (Sold & { orderRef?: string })[] } =
      await response.json()
    return purchases.find((one) => one.id === id)
  }
  const until = async <value>(read: () => Promise<value | undefined>) => {
    for (const end = Date.now() + mostMs; Date.now() < end; ) {
      const value = await read()
      if (value) return value
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('The shop is stuck.')
  }
  return {
    pageUrl: pay.url,
    toServer: (asked) =>
      sellerPaths.test(new URL(asked).pathname) ? asked.replace(dataUrl, url) : asked,
    async open(link) {
      const response = await fetch(link)
      await response.text()
      const [, id] = /\/pay\/(\w+)$/.exec(new URL(response.url).pathname) ?? []
      return id === undefined ? undefined : await find(id)
    },
    async pay({ id }, card) {
      const form = new URLSearchParams({ number: cards[card] })
      const paid = await fetch(`${pay.url}/pay/${id}`, { method: 'POST', body: form })
      await paid.text()
      const wanted = card === 'pays' ? 'sent' : 'declined'
      return await until(async () => {
        const sold = await find(id)
        if (sold?.state !== wanted || !sold.orderRef) return undefined
        const response = await fetch(`${url}/v1/onramp/orders/${sold.orderRef}`)
        const { status }: { status?: string } = await response.json()
        return /^(?:sent|delivered|failed)$/.test(status ?? '') ? sold : undefined
      })
    },
    async stop() {
      await server.stop()
      await pay.stop()
    },
  }
}
