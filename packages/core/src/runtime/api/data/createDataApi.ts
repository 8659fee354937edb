import { array, object, string } from 'valibot'
import type { CaipAddress } from '../../../base/caip/caipAddress.ts'
import { type CaipNetworkId, parseCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { createHttp } from '../../../base/http/http.ts'
import { sdkQuery } from '../sdk.ts'
import { type BalanceAnswer, balanceAnswer } from './answers/balanceAnswer.ts'
import { fields } from './answers/fields.ts'
import { type HistoryAnswer, historyAnswer } from './answers/historyAnswer.ts'
import { type Prices, priceAnswer } from './answers/priceAnswer.ts'
import { type Token, tokensAnswer } from './answers/tokensAnswer.ts'

export declare namespace createDataApi {
  type Parameters = {
    baseUrl: string
    projectId?: string | undefined
    /** See `createHttp`. */
    timeoutMs?: number | undefined
    backoffMs?: number | undefined
    /**
     * Whether two addresses of a namespace are the same, so that no token is listed twice.
     * @default equal addresses only
     */
    isSameAddress?: ((namespace: Namespace, one: string, other: string) => boolean) | undefined
  }
}

type Context = { readonly signal?: AbortSignal | undefined }

/**
 * Client of the Data API (spec §7). Every call rejects with a `SERVICE_…` error and nothing else.
 */
export type DataApi = {
  /** Fetches the supported networks. Requests for other networks fail. */
  getSupportedChains(context?: Context): Promise<ReadonlySet<string>>
  /** Fetches the balances of an account on one network. */
  getBalance(
    parameters: {
      address: string
      chainId: CaipNetworkId
      /** Tokens whose cached balance must be refreshed, for example after a transfer. */
      forceUpdate?: readonly string[] | undefined
    },
    context?: Context,
  ): Promise<BalanceAnswer>
  /** Fetches one page of an account's transactions on one network. */
  getHistory(
    parameters: { address: string; chainId: CaipNetworkId; cursor?: string | undefined },
    context?: Context,
  ): Promise<HistoryAnswer>
  /** Fetches the prices of tokens. */
  getPrices(parameters: { addresses: readonly CaipAddress[] }, context?: Context): Promise<Prices>
  /** Fetches the tokens that the service lists for one network. */
  getTokens(parameters: { chainId: CaipNetworkId }, context?: Context): Promise<readonly Token[]>
  /** Fetches the gas price in wei. */
  getGasPrice(
    parameters: { chainId: CaipNetworkId },
    context?: Context,
  ): Promise<{ readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }>
  /** Fetches the spending allowance of a token in base units. */
  getAllowance(
    parameters: { tokenAddress: CaipAddress; userAddress: CaipAddress },
    context?: Context,
  ): Promise<bigint>
  /** Fetches the name and avatar of an account. Both are chosen by its owner and unverified. */
  getIdentity(
    parameters: {
      address: string
      /** The EVM chain whose name is wanted (ENSIP-19). @default Ethereum */
      chainId?: string | undefined
      sender?: string | undefined
    },
    context?: Context,
  ): Promise<{ readonly name?: string | undefined; readonly avatar?: string | undefined }>
}

const chainsAnswer = object({ http: array(string()) })
const gasAnswer = object({
  standard: fields.units,
  fast: fields.units,
  instant: fields.units,
})
const allowanceAnswer = object({ allowance: fields.units })
const identityAnswer = object({
  name: fields.lenient(fields.line(255)),
  avatar: fields.imageUrl,
})

export function createDataApi(parameters: createDataApi.Parameters): DataApi {
  const { baseUrl, projectId, isSameAddress, ...limits } = parameters
  const query = sdkQuery(projectId)
  const http = createHttp({ ...limits, baseUrl, query, service: 'balances and prices' })
  const encode = encodeURIComponent

  return {
    getSupportedChains: async ({ signal } = {}) =>
      new Set((await http.get('/v1/supported-chains', { schema: chainsAnswer, signal })).http),
    getBalance: ({ address, chainId, forceUpdate }, { signal } = {}) =>
      http.get(`/v1/account/${encode(address)}/balance`, {
        schema: balanceAnswer(chainId, (one, other) => {
          const { namespace } = parseCaipNetworkId(chainId)
          return isSameAddress?.(namespace, one, other) === true
        }),
        query: { currency: 'usd', chainId, forceUpdate: forceUpdate?.join(',') },
        signal,
      }),
    getHistory: ({ address, chainId, cursor }, { signal } = {}) =>
      http.get(`/v1/account/${encode(address)}/history`, {
        schema: historyAnswer(chainId),
        query: { chainId, cursor },
        signal,
      }),
    getPrices: ({ addresses }, { signal } = {}) =>
      http.ask('/v1/fungible/price', {
        body: { currency: 'usd', addresses, projectId },
        schema: priceAnswer,
        signal,
      }),
    getTokens: ({ chainId }, { signal } = {}) =>
      http.get('/v1/convert/tokens', { schema: tokensAnswer(chainId), query: { chainId }, signal }),
    getGasPrice: ({ chainId }, { signal } = {}) =>
      http.get('/v1/convert/gas-price', { schema: gasAnswer, query: { chainId }, signal }),
    async getAllowance({ tokenAddress, userAddress }, { signal } = {}) {
      const query = { tokenAddress, userAddress }
      return (await http.get('/v1/convert/allowance', { schema: allowanceAnswer, query, signal }))
        .allowance
    },
    getIdentity: ({ address, chainId, sender }, { signal } = {}) =>
      http.get(`/v1/identity/${encode(address)}`, {
        schema: identityAnswer,
        query: { chainId, sender },
        signal,
      }),
  }
}
