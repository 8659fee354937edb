import { looseObject, maxLength, object, optional, picklist, pipe, string } from 'valibot'
import {
  type CaipAddress,
  parseCaipAddress,
  toCaipAddress,
} from '../../../base/caip/caipAddress.ts'
import { parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { createHttp } from '../../../base/http/http.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import type { OrderNews, SignedOrder } from '../../../contract/swaps/swapOrder.ts'
import type { PaymentAsset } from '../../../contract/transfers/payment.ts'
import { sdkQuery } from '../../../runtime/api/sdk.ts'
import { toNativeAddress } from '../../../runtime/queries/data/nativeAddress.ts'
import { type Offers, quotesAnswer, readOffer } from './quotesAnswer.ts'

type Context = { readonly signal?: AbortSignal | undefined }

/**
 * Client of the part of the Data API that swaps (spec §7). Every call rejects with `SWAP_NO_ROUTE`,
 * `SWAP_UNSUPPORTED`, `SWAP_QUOTE_MISMATCH`, `PAYMENT_EXPIRED`, a `SERVICE_…` error or the signal's
 * reason.
 */
export type SwapApi = {
  /** Fetches what the sources offer, at least one offer. */
  getQuotes(
    parameters: {
      swap: Swap
      /** Whether the offers carry their call. */
      isFirm: boolean
      /** Asks only these sources. @default all */
      sources?: readonly string[] | undefined
    },
    context?: Context,
  ): Promise<Offers>
  /** Builds the call of an offer. */
  build(parameters: { swap: Swap; offer: SwapOffer }, context?: Context): Promise<SwapOffer>
  /** Hands in a signed order. A refusal is an answer, too. */
  submitOrder(
    parameters: { swap: Swap; source: string; order: SignedOrder },
    context?: Context,
  ): Promise<{ readonly isRefused: boolean }>
  /** Fetches what the source says of an order. */
  getOrder(
    parameters: { swap: Swap; source: string; id: string },
    context?: Context,
  ): Promise<OrderNews>
}

const newsAnswer = object({
  status: picklist(['open', 'filled', 'cancelled', 'expired']),
  txHash: optional(pipe(string(), maxLength(128))),
})

const anything = looseObject({})

/** @param parameters.baseUrl - of the Data API */
export function createSwapApi(parameters: {
  baseUrl: string
  projectId?: string | undefined
  /** See `createHttp`. */
  backoffMs?: number | undefined
  /**
   * Whether two addresses of a namespace are the same: services write them with and without a
   * checksum.
   * @default equal addresses only
   */
  isSameAddress?: ((namespace: Namespace, one: string, other: string) => boolean) | undefined
}): SwapApi {
  const { projectId, isSameAddress, ...rest } = parameters
  const http = createHttp({
    ...rest,
    ...{ query: sdkQuery(projectId), service: 'prices for swaps', retries: 1, readsRefusals: true },
  })

  const isSame = (one: CaipAddress, other: CaipAddress) => {
    const [first, second] = [parseCaipAddress(one), parseCaipAddress(other)]
    if (first.caipNetworkId !== second.caipNetworkId) return false
    const { namespace } = parseCaipNetworkId(first.caipNetworkId)
    return one === other || isSameAddress?.(namespace, first.address, second.address) === true
  }

  return {
    async getQuotes({ swap, isFirm, sources }, { signal } = {}) {
      const { from, to } = toSides(swap)
      const schema = quotesAnswer({ amount: swap.amount, from, to, isSame })
      const query = {
        amount: String(swap.amount),
        userAddress: toAccount(swap),
        ...{ from, to, slippage: toPercent(swap.slippageBps) },
        sources: sources?.join(','),
        firm: isFirm ? 'true' : undefined,
      }
      const answer = await http
        .get('/v1/convert/quotes', { schema, query, signal })
        .catch((error: unknown) => {
          throw toSwapError(error, swap)
        })
      if (answer.offers.length > 0) return answer
      if (answer.dropped === 0) throw noRoute(swap)
      throw mismatch()
    },
    async build({ swap, offer }, { signal } = {}) {
      const { from, to } = toSides(swap)
      const body = {
        amount: String(swap.amount),
        eip155: { slippage: Number(toPercent(swap.slippageBps)) },
        ...{ projectId, from, to, userAddress: toAccount(swap), disableEstimate: true },
        quoteId: offer.id,
      }
      const answer = await http
        .ask('/v1/convert/build-transaction', { body, schema: anything, signal })
        .catch((error: unknown) => {
          throw toSwapError(error, swap)
        })
      // A service that only builds answers with the call alone.
      const question = { fromAmount: body.amount, fromAccount: from, toAccount: to }
      const built = readOffer(
        { ...question, toAmount: String(offer.amount), ...answer },
        { amount: swap.amount, from, to, isSame },
      )
      if (!built?.call) throw mismatch()
      return { ...offer, amount: built.amount, call: built.call, ...toExpiry(built) }
    },
    async submitOrder({ swap, source, order }, { signal } = {}) {
      const chainId = swap.network.caipNetworkId
      const { message, signature } = order
      const userAddress = toAccount(swap)
      const body = { chainId, source, projectId, userAddress, message, signature }
      try {
        await http.ask('/v1/convert/orders', { body, schema: anything, signal })
        return { isRefused: false }
      } catch (error) {
        // It would be refused again.
        const reason = isCleatError(error, 'SERVICE_BAD_ANSWER') ? error.context.reason : ''
        if (/^HTTP 4\d\d$/.test(reason)) return { isRefused: true }
        throw error
      }
    },
    async getOrder({ swap, source, id }, { signal } = {}) {
      const query = { chainId: swap.network.caipNetworkId, source }
      const path = `/v1/convert/orders/${encodeURIComponent(id)}`
      const { status, txHash } = await http.get(path, { schema: newsAnswer, query, signal })
      return { status, ...(txHash !== undefined && { hash: txHash }) }
    },
  }
}

function toExpiry({ expiresAt }: SwapOffer): { expiresAt?: number } {
  return expiresAt === undefined ? {} : { expiresAt }
}

function toSides({ network, source, target }: Swap): { from: CaipAddress; to: CaipAddress } {
  const { caipNetworkId } = network
  const side = ({ address }: PaymentAsset) =>
    address === undefined
      ? toNativeAddress(caipNetworkId)
      : toCaipAddress({ caipNetworkId, address })
  return { from: side(source), to: side(target) }
}

function toAccount({ network: { caipNetworkId }, address }: Swap): CaipAddress {
  return toCaipAddress({ caipNetworkId, address })
}

/** Basis points as percent, such as `0.5`. */
function toPercent(bps: number): string {
  return String(bps / 100)
}

/** Services say in different words that there is no way to exchange. */
function toSwapError(error: unknown, swap: Swap): unknown {
  if (!isCleatError(error, 'SERVICE_BAD_ANSWER')) return error
  const { reason } = error.context
  const words = error.cause instanceof Error ? error.cause.message : ''
  if (/insufficient liquidity|NO_ROUTE/i.test(words)) return noRoute(swap, error)
  if (/CHAIN_NOT_SUPPORTED/.test(words)) {
    const context = { network: swap.network.name }
    return new CleatError('SWAP_UNSUPPORTED', { context, cause: error })
  }
  if (reason === 'HTTP 410') return new CleatError('PAYMENT_EXPIRED', { cause: error })
  return error
}

function noRoute({ source, target }: Swap, cause?: unknown): CleatError<'SWAP_NO_ROUTE'> {
  const context = { source: source.symbol, target: target.symbol }
  return new CleatError('SWAP_NO_ROUTE', { context, ...(cause !== undefined && { cause }) })
}

function mismatch(): CleatError<'SWAP_QUOTE_MISMATCH'> {
  const context = { source: 'the service', field: 'question' }
  return new CleatError('SWAP_QUOTE_MISMATCH', { context })
}
