import * as v from 'valibot'
import type { Hex } from 'viem'
import type { Drops } from '../../drops/createDrops.ts'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'
import type { SwapApi } from '../api/createSwapApi.ts'
import { expectAnswerTo } from '../api/expectAnswerTo.ts'
import { readAnswer } from '../api/readAnswer.ts'
import { wireSchemas } from '../api/wireSchemas.ts'
import type { OrderContext, OrderRefusal, SwapOrders } from '../source/swapOrders.ts'
import { cowContracts } from './cowContracts.ts'
import { cowNetworks } from './cowNetworks.ts'

export declare namespace createCowOrders {
  type Parameters = { api: SwapApi; drops: Drops }
}

const { amount, data } = wireSchemas
/** In lower case. */
const idSchema = v.pipe(
  data,
  v.length(2 + 2 * 56),
  v.transform((id) => id.toLowerCase() as Hex),
)
const hashSchema = v.pipe(data, v.length(2 + 2 * 32))
const orderSchema = v.object({
  uid: idSchema,
  status: v.picklist(['presignaturePending', 'open', 'fulfilled', 'cancelled', 'expired']),
  executedSellAmount: amount,
  executedBuyAmount: amount,
})
const tradesSchema = v.array(v.object({ orderUid: idSchema, txHash: v.nullish(hashSchema) }))
const refusalSchema = v.pipe(
  v.object({ errorType: v.string() }),
  v.transform(({ errorType }) => errorType),
)
const statuses = {
  presignaturePending: 'open',
  open: 'open',
  fulfilled: 'filled',
  cancelled: 'cancelled',
  expired: 'expired',
} as const
const refusals: ReadonlyMap<string, OrderRefusal> = new Map([
  ['InsufficientAllowance', 'allowance'],
  ['InsufficientBalance', 'balance'],
  ['TransferSimulationFailed', 'balance'],
  ['InsufficientValidTo', 'expired'],
  ['InvalidSignature', 'signature'],
  ['InvalidEip1271Signature', 'signature'],
  ['WrongOwner', 'signature'],
])

/** The order book of CoW Protocol. */
export function createCowOrders({ api, drops }: createCowOrders.Parameters): SwapOrders {
  const { name } = api
  const ask = ({ chain, client, signal }: OrderContext, path: string, body?: unknown) => {
    const network = cowNetworks.get(chain.id)
    if (network === undefined) {
      throw new ChainUnavailableError({ chainId: chain.id, reason: `${name}: no such network` })
    }
    const question = { chain, client }
    return api.ask({ path: `/${network}/api/${path}`, body, question, signal })
  }

  /** The transaction of a filled order. An order is followed without it as well. */
  const fetchHash = async (context: OrderContext, id: string) => {
    try {
      const trades = await ask(context, `v2/trades?orderUid=${id}&limit=1`)
      const [trade] = v.parse(tradesSchema, trades)
      return trade?.orderUid === id ? trade.txHash : undefined
    } catch {
      context.signal.throwIfAborted()
      return undefined
    }
  }

  return {
    appData: cowContracts.appData,
    async submit({ user, message, signature, scheme, ...context }) {
      const body = {
        ...message,
        from: user,
        appData: cowContracts.appDataText,
        appDataHash: cowContracts.appData,
        signature,
        signingScheme: scheme,
      }
      const answer = await ask(context, 'v1/orders', body)
      const id = v.safeParse(idSchema, answer)
      if (id.success) return { id: id.output }
      const refused = v.safeParse(refusalSchema, answer)
      if (refused.success) return { refusal: refusals.get(refused.output) ?? 'other' }
      const { id: chainId } = context.chain
      throw new ChainUnavailableError({ chainId, reason: `${name}: answer is unreadable` })
    },
    async read({ id: given, ...context }) {
      const { id: chainId } = context.chain
      const id = v.parse(idSchema, given)
      const answer = await ask(context, `v1/orders/${id}`)
      const refusal = { schema: refusalSchema, noRoute: ['NotFound', 'OrderNotFound'] }
      const read = readAnswer({ name, chainId, answer, schema: orderSchema, refusal, drops })
      if (!read) return undefined
      expectAnswerTo({ name, chainId, same: [[id, read.uid]], drops })
      const status = statuses[read.status]
      const txHash = status === 'filled' ? await fetchHash(context, id) : undefined
      return {
        status,
        fromAmount: read.executedSellAmount,
        toAmount: read.executedBuyAmount,
        ...(txHash && { txHash }),
      }
    },
  }
}
