import { randomBytes } from 'node:crypto'
import type { OnrampAsset } from '../contract/onrampAsset.ts'
import type { OnrampProvider, OpenRequest } from '../contract/onrampProvider.ts'
import type { OrderStore } from './createOrderStore.ts'
import { requireProviderUrl } from './requireProviderUrl.ts'

export declare namespace startOrder {
  type Parameters = {
    provider: OnrampProvider
    store: OrderStore
    asset: OnrampAsset
    /** Returns where the provider sends the visitor back to. */
    redirectTo: (orderId: string) => string
    /** Milliseconds since 1970. */
    now: () => number
  } & Omit<OpenRequest, 'orderId' | 'asset' | 'redirectUrl'>
  type ReturnType = {
    readonly orderId: string
    readonly url: string
    /** Milliseconds since 1970. */
    readonly expiresAt: number
  }
}

const idBytes = 16

/**
 * Opens an order with a provider. It is stored before the provider hears of it, so that no news
 * comes of an order that is not known.
 */
export async function startOrder(
  parameters: startOrder.Parameters,
): Promise<startOrder.ReturnType> {
  const { provider, store, redirectTo, now, ...request } = parameters
  const { asset, preset, project = null } = request
  const orderId = randomBytes(idBytes).toString('base64url')
  await store.add({
    id: orderId,
    project,
    provider: provider.id,
    chainId: asset.network.id,
    asset: asset.contract ?? null,
    assetCode: asset.code,
    symbol: asset.symbol,
    address: request.address,
    fiat: request.currency,
    fiatAmount: 'fiat' in preset ? preset.fiat : null,
  })
  try {
    const redirectUrl = redirectTo(orderId)
    const opened = await provider.open({ ...request, orderId, redirectUrl })
    const url = requireProviderUrl({ url: opened.url, provider })
    const { providerRef, expiresAt } = opened
    await store.apply({ id: orderId, news: [{ status: 'opened', at: now(), providerRef }] })
    return { orderId, url, expiresAt }
  } catch (error) {
    // The client does not learn its id, so nothing more can come of it.
    await store.apply({ id: orderId, news: [{ status: 'failed', at: now() }] })
    throw error
  }
}
