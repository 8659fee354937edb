import type { CaipNetwork } from '../../../base/caip/network.ts'
import { findFeature } from '../../../contract/adapter/findAdapter.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'

/**
 * Reads what an account has of a purchase's asset, over the app's RPC. `undefined` where it cannot
 * be read. Never throws: a purchase is followed without it.
 */
export async function readAtoms(
  kit: FeatureRuntime,
  order: Pick<OnrampOrder, 'address' | 'caipNetworkId' | 'asset'>,
): Promise<{ readonly atoms: bigint; readonly decimals: number } | undefined> {
  const { address, caipNetworkId, asset } = order
  const network = kit.controllers.network.find(caipNetworkId)
  if (!network) return undefined
  try {
    return asset.token === undefined
      ? await readCoin(kit, { address, network })
      : await readToken(kit, { address, network, token: asset.token })
  } catch {
    return undefined
  }
}

type Account = { readonly address: string; readonly network: CaipNetwork }

async function readCoin(kit: FeatureRuntime, { address, network }: Account) {
  const read = findFeature(kit, network.chainNamespace, 'balance:read')
  const { value } = await read({ address, network })
  return { atoms: value, decimals: network.nativeCurrency.decimals }
}

async function readToken(
  kit: FeatureRuntime,
  { address, network, token }: Account & { readonly token: string },
) {
  const transfers = await findFeature(kit, network.chainNamespace, 'transfers:load')()
  const [held] = (await transfers.readTokens?.({ address, network, tokens: [token] })) ?? []
  return held && { atoms: held.value, decimals: held.decimals }
}
