import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { AssetPrice } from '../../../contract/requests/requestEvidence.ts'
import { flattenActions } from './flattenActions.ts'
import type { PricingKit } from './readValue.ts'

/** Assets that are looked at, so that an order cannot keep the service busy. */
const most = 32
/** No genuine token has more. */
const mostDecimals = 36

/**
 * The prices of what the orders of a request exchange, and the decimals of what has one. What could
 * not be read is left out. Never rejects.
 */
export async function readOrderPrices(
  kit: PricingKit,
  request: Pick<DecodedRequest, 'actions' | 'account' | 'chain' | 'signedFor'>,
): Promise<readonly AssetPrice[]> {
  const { account, chain, signedFor } = request
  const network = kit.controllers.network.find(signedFor === 'any' ? chain : signedFor)
  const tokens = listExchanged(request)
  if (!network || tokens.length === 0) return []
  const prices = (await kit.readPrices?.({ network, tokens }).catch(() => undefined)) ?? []
  const known = tokens.map(async (token, at): Promise<AssetPrice | undefined> => {
    const price = prices[at]
    // A price of zero says that there is none.
    if (!price) return undefined
    const decimals = await readDecimals(kit, { account, network, token })
    return isDecimals(decimals) ? { token, decimals, price } : undefined
  })
  return (await Promise.all(known)).filter((one) => one !== undefined)
}

async function readDecimals(
  { queries, fetchQuery }: PricingKit,
  asked: {
    readonly account: string
    readonly network: CaipNetwork
    readonly token: string | undefined
  },
): Promise<number | undefined> {
  const { account: address, network, token: text } = asked
  if (text === undefined) return network.nativeCurrency.decimals
  if (!queries || !fetchQuery) return undefined
  const token = await fetchQuery(queries.token({ address, network, text })).catch(() => undefined)
  return token?.quantity.decimals
}

function isDecimals(decimals: number | undefined): decimals is number {
  return Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= mostDecimals
}

function listExchanged({
  actions,
}: Pick<DecodedRequest, 'actions'>): readonly (string | undefined)[] {
  const assets = flattenActions(actions).flatMap((action) =>
    action.kind === 'order' ? [...action.gets, ...action.gives] : [],
  )
  const tokens = assets.flatMap(({ token, id }) => (id === undefined ? [token] : []))
  return [...new Set(tokens)].slice(0, most)
}
