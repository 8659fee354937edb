import { toFiat } from '../../../base/amounts/toFiat.ts'
import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { AssetAmount, RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'
import type { RequestPolicy } from '../../../contract/requests/requestPolicy.ts'
import type { TokenBalance } from '../../api/data/answers/tokenBalance.ts'

/** A kit that may know prices and tokens. */
export type PricingKit = KitBase & {
  /** In US dollars, in the order of `tokens`, of which `undefined` is the native coin. */
  readPrices?:
    | ((parameters: {
        readonly network: CaipNetwork
        readonly tokens: readonly (string | undefined)[]
      }) => Promise<readonly (number | undefined)[]>)
    | undefined
  readonly queries?:
    | {
        token(parameters: {
          readonly address: string
          readonly network: CaipNetwork
          readonly text: string
        }): TokenQuery
      }
    | undefined
  fetchQuery?: ((query: TokenQuery) => Promise<TokenBalance | null>) | undefined
}

/** Asks for a token: its decimals, and what an account has of it. */
type TokenQuery = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<TokenBalance | null>
  readonly staleTime: number
  readonly retry: false
}

type Priced = AssetAmount & { readonly decimals?: number | undefined }

/** What leaves the account is worth. Never rejects. */
export async function readValue(
  kit: PricingKit,
  parameters: {
    readonly request: Pick<DecodedRequest, 'actions'>
    readonly simulation: RequestSimulation | undefined
    readonly network: CaipNetwork | undefined
  },
): Promise<RequestPolicy.Value> {
  const { request, simulation, network } = parameters
  const assets = listLeaving(request, simulation)
  if (assets.length === 0) return { fiat: 0, known: simulation?.status === 'success' }
  if (!network || !kit.readPrices) return { known: false }
  try {
    const tokens = assets.map(({ token }) => token)
    const prices = await kit.readPrices({ network, tokens })
    const values = assets.map((asset, at) => {
      const { token, amount, id } = asset
      const decimals = token === undefined ? network.nativeCurrency.decimals : asset.decimals
      if (id !== undefined || decimals === undefined) return undefined
      return toFiat({ amount, decimals, price: prices[at] })
    })
    const known = values.filter((value) => value !== undefined)
    if (known.length === 0) return { known: false }
    const cents = known.reduce((sum, value) => sum + value, 0n)
    return { fiat: Number(cents) / 100, known: known.length === values.length }
  } catch {
    return { known: false }
  }
}

function listLeaving(
  { actions }: Pick<DecodedRequest, 'actions'>,
  simulation: RequestSimulation | undefined,
): readonly Priced[] {
  if (simulation?.status === 'success')
    return simulation.changes.filter(({ direction }) => direction === 'out')
  return actions.flatMap(listSaid)
}

function listSaid(action: RequestAction): readonly Priced[] {
  switch (action.kind) {
    case 'transfer':
      return action.from === undefined ? [action] : []
    case 'order':
      return action.gives
    case 'call':
    case 'deploy':
      return action.value > 0n ? [{ token: undefined, amount: action.value }] : []
    default:
      return []
  }
}
