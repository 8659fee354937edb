import { array, object, string } from 'valibot'
import type { CaipAddress } from '../../../base/caip/caipAddress.ts'
import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
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
  }
}

type Context = { readonly signal?: AbortSignal | undefined }

/** Client of the Data API (spec §7). Every call rejects with a `SERVICE_…` error and nothing else. */
export type DataApi = {
  /** The networks that the service knows. Of others nothing can be asked. */
  getSupportedChains(context?: Context): Promise<ReadonlySet<string>>
  /** What an account holds on one network. */
  getBalance(
    parameters: {
      address: string
      chainId: CaipNetworkId
      /** Tokens whose balance must be read anew, such as after a transfer. */
      forceUpdate?: readonly string[] | undefined
    },
    context?: Context,
  ): Promise<BalanceAnswer>
  /** One page of what happened to an account on one network. */
  getHistory(
    parameters: { address: string; chainId: CaipNetworkId; cursor?: string | undefined },
    context?: Context,
  ): Promise<HistoryAnswer>
  /** What tokens cost. */
  getPrices(parameters: { addresses: readonly CaipAddress[] }, context?: Context): Promise<Prices>
  /** The tokens that the service knows on one network. */
  getTokens(parameters: { chainId: CaipNetworkId }, context?: Context): Promise<readonly Token[]>
  /** What a unit of gas costs, in wei. */
  getGasPrice(
    parameters: { chainId: CaipNetworkId },
    context?: Context,
  ): Promise<{ readonly standard: bigint; readonly fast: bigint; readonly instant: bigint }>
  /** How much of a token may be spent on the account's behalf, in atomic units. */
  getAllowance(
    parameters: { tokenAddress: CaipAddress; userAddress: CaipAddress },
    context?: Context,
  ): Promise<bigint>
  /** What an account calls itself. Its owner chooses both. */
  getIdentity(
    parameters: { address: string; sender?: string | undefined },
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
  const { baseUrl, projectId, ...limits } = parameters
  const query = sdkQuery(projectId)
  const http = createHttp({ ...limits, baseUrl, query, service: 'balances and prices' })
  const encode = encodeURIComponent

  return {
    getSupportedChains: async ({ signal } = {}) =>
      new Set((await http.get('/v1/supported-chains', { schema: chainsAnswer, signal })).http),
    getBalance: ({ address, chainId, forceUpdate }, { signal } = {}) =>
      http.get(`/v1/account/${encode(address)}/balance`, {
        schema: balanceAnswer(chainId),
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
    getIdentity: ({ address, sender }, { signal } = {}) =>
      http.get(`/v1/identity/${encode(address)}`, {
        schema: identityAnswer,
        query: { sender },
        signal,
      }),
  }
}
