import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, createPublicClient, type Hex, http } from 'viem'
import { createOrderStore, type StoredOrder } from './createOrderStore.ts'
import { fillOrder } from './fillOrder.ts'
import { quoteOrder } from './quoteOrder.ts'

export declare namespace startOrderBook {
  type Parameters = {
    /** The node of a chain with `localExchange`. */
    rpcUrl: string
    /** An account that the node signs for. It fills the orders. */
    solver: Address
  }
}

export type OrderBook = {
  /** Its base URL: the place of `https://api.cow.fi`. */
  readonly url: string
  /** The orders that it took, by their ids. */
  readonly orders: ReadonlyMap<string, StoredOrder>
  /**
   * Fills an order on the chain, at least at its limit.
   * @param kept - what the solver keeps for itself, in base units
   */
  fill(uid: string, kept?: bigint): Promise<Hex>
  /** Asks its API, as a client does. With a body, it posts. */
  ask(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: unknown }>
  /** Whether it refuses every order, and keeps them to fill. It knows none of them if asked. */
  lie(isLying: boolean): void
  /** What it says of an order from now on, whatever the chain has. */
  say(uid: string, status: StoredOrder['status']): void
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

type Answer = { readonly status: number; readonly body: unknown }

/**
 * Stands in for CoW Protocol's order book on any chain: it speaks its API (docs.cow.fi, “Order Book
 * API”), takes signed orders, and fills them when a test says so.
 */
export async function startOrderBook(parameters: startOrderBook.Parameters): Promise<OrderBook> {
  const { rpcUrl, solver } = parameters
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  const store = createOrderStore({ chainId: await client.getChainId() })
  let isLying = false

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, place = '', id = ''] =
      /^\/\w+\/api\/(v\d\/\w+)(?:\/(0x[0-9a-f]+))?$/.exec(pathname) ?? []
    const order = store.orders.get(id.toLowerCase() || (searchParams.get('orderUid') ?? ''))
    if (request.method === 'POST' && place === 'v1/quote')
      return quoteOrder(client, await readBody(request))
    if (request.method === 'POST' && place === 'v1/orders') {
      const added = await store.add(await readBody(request))
      if (isLying) return { status: 400, body: { errorType: 'InsufficientBalance' } }
      return 'uid' in added ? { status: 201, body: added.uid } : { status: 400, body: added }
    }
    if (place === 'v1/orders' && order && !isLying) return { status: 200, body: describe(order) }
    if (place === 'v2/trades') return { status: 200, body: order?.txHash ? [toTrade(order)] : [] }
    const body = { errorType: 'NotFound', description: 'Order was not found' }
    return { status: 404, body }
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((error: unknown) => ({
      ...{ status: 500, body: { errorType: 'InternalServerError', description: String(error) } },
    }))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const find = (uid: string) => {
    const order = store.orders.get(uid.toLowerCase())
    if (!order) throw new Error(`There is no order ${uid}.`)
    return order
  }
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    async ask(path, body) {
      const post = body !== undefined && { method: 'POST', body: JSON.stringify(body) }
      const response = await fetch(`${url}${path}`, { ...post })
      return { status: response.status, body: await response.json() }
    },
    orders: store.orders,
    lie(next) {
      isLying = next
    },
    async fill(uid, kept = 0n) {
      const order = find(uid)
      const hash = await fillOrder({ rpcUrl, solver, order, kept })
      const { status } = await client.waitForTransactionReceipt({ hash })
      if (status !== 'success') throw new Error('The chain did not fill the order.')
      Object.assign(order, { status: 'fulfilled', txHash: hash })
      return hash
    },
    say(uid, status) {
      find(uid).status = status
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function describe({ uid, owner, message, status }: StoredOrder) {
  const isFilled = status === 'fulfilled'
  return {
    ...{ ...message, uid, owner, status, class: 'market' },
    ...{ creationDate: new Date().toISOString(), invalidated: false },
    executedSellAmount: isFilled ? message.sellAmount : '0',
    executedSellAmountBeforeFees: isFilled ? message.sellAmount : '0',
    executedBuyAmount: isFilled ? message.buyAmount : '0',
    executedFeeAmount: '0',
  }
}

function toTrade({ uid, owner, message, txHash }: StoredOrder) {
  const { sellToken, buyToken, sellAmount, buyAmount } = message
  return {
    ...{ orderUid: uid, owner, sellToken, buyToken, sellAmount, buyAmount, txHash },
    ...{ sellAmountBeforeFees: sellAmount, blockNumber: 1, logIndex: 0 },
  }
}

async function readBody<body>(request: IncomingMessage): Promise<body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}
