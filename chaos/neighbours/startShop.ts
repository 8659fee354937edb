import { startLocalPay } from '@cleat/onramp/server'
import type { WebhookMode } from '@cleat/onramp/webhooks'
import { startFromEnvironment } from '@cleat/server/start'
import { findPort } from '@cleat/server/test/port'
import { mutateJson } from './mutateJson.ts'
import type { Chains } from './startChains.ts'

/** A purchase as its seller has it. */
export type Sold = {
  readonly id: string
  /** The order that it pays. A card that was declined is followed by another purchase. */
  readonly orderRef?: string | undefined
  /** Once it is paid out. */
  readonly txHash?: string | undefined
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
  /** Everything that was sold since the start. */
  list(): Promise<readonly Sold[]>
  /** Presses a button of the page, and waits until the sellers have done what follows. */
  press(sold: Pick<Sold, 'id'>, form: Readonly<Record<string, string>>): Promise<void>
  /** Has sellers behave otherwise, and waits until they have done what follows. */
  control(command: ShopCommand): Promise<void>
  /** The next answers of the sellers to their service have a lie each. */
  lie(lies: { readonly seeds: readonly number[]; readonly onLie: () => void }): void
  /** What the honest service says of an order. `undefined` for one that it does not know. */
  readStatus(orderId: string): Promise<string | undefined>
  /** Pays, and waits until the seller and the honest service agree on how it ended. */
  pay(sold: Sold, card: 'pays' | 'declined'): Promise<Sold | undefined>
  stop(): Promise<void>
}

/** What `POST /control` of Local Pay takes. */
export type ShopCommand = {
  readonly webhooks?: WebhookMode
  readonly lateMs?: number
  readonly isApiUp?: boolean
  readonly advanceMs?: number
}

const cards = { pays: '4242424242424242', declined: '4000000000000002' }
/** A busy machine takes its time. What is stuck stays so. */
const mostMs = 300_000
/** The paths of the app's service that are about purchases. */
export const sellerPaths = /\/v1\/(?:onramp|generators)\//

/** Starts the sellers and their service. */
export async function startShop({ localnet, assets, dataUrl }: Chains): Promise<Shop> {
  let lies: readonly number[] = []
  let onLie: () => void = () => undefined
  const pay = await startLocalPay({
    ...{ chains: localnet.chains, port: 0, processingMs: 20 },
    tamper(answer) {
      const [lie, ...rest] = lies
      lies = rest
      if (lie === undefined) return answer
      onLie()
      return mutateJson(answer, lie, true)
    },
  })
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
  const read = async () => {
    const response = await fetch(`${pay.url}/control`)
    const said: { purchases: readonly Sold[]; onTheWay: number } = await response.json()
    return said
  }
  const list = async () => (await read()).purchases
  const find = async (id: string) => (await list()).find((one) => one.id === id)
  const readStatus = async (orderId: string) => {
    const response = await fetch(`${url}/v1/onramp/orders/${orderId}`)
    const { status }: { status?: unknown } = await response.json()
    return typeof status === 'string' ? status : undefined
  }
  const until = async <value>(read: () => Promise<value | undefined>) => {
    for (const end = Date.now() + mostMs; Date.now() < end; ) {
      const value = await read()
      if (value) return value
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('The shop is stuck.')
  }
  /** Until nothing is being paid out, and no webhook is on its way. */
  const settle = async () => {
    await until(async () => {
      const { purchases, onTheWay } = await read()
      return onTheWay === 0 && purchases.every(({ state }) => state !== 'processing')
    })
  }
  return {
    pageUrl: pay.url,
    ...{ list, readStatus },
    lie(given) {
      lies = given.seeds
      onLie = given.onLie
    },
    async press({ id }, fields) {
      const body = new URLSearchParams(fields)
      const answer = await fetch(`${pay.url}/pay/${id}`, { method: 'POST', body })
      await answer.text()
      await settle()
    },
    async control(command) {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify(command)
      const answer = await fetch(`${pay.url}/control`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
      await answer.text()
      await settle()
    },
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
        const status = await readStatus(sold.orderRef)
        return /^(?:sent|delivered|failed)$/.test(status ?? '') ? sold : undefined
      })
    },
    async stop() {
      await server.stop()
      await pay.stop()
    },
  }
}
