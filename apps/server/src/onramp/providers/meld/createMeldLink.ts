import { knownTokens } from '../../../data/knownTokens/knownTokens.ts'
import { refuseOrder } from '../../api/refuseOrder.ts'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import { toAsset } from '../../assets/toAsset.ts'
import type { MeldConfig } from '../../contract/onrampConfig.ts'
import type { OnrampProvider } from '../../contract/onrampProvider.ts'
import { onrampNetworks } from '../../networks/onrampNetworks.ts'

export declare namespace createMeldLink {
  type Parameters = {
    config: MeldConfig & { readonly publicKey: string }
    /** Milliseconds since 1970. */
    now: () => number
  }
}

const name = 'Meld.io'
const dayMs = 86_400_000

/**
 * Meld's page with the operator's public key. Without an account for its API there are no quotes,
 * and nothing is known of what becomes of an order.
 */
export function createMeldLink({ config, now }: createMeldLink.Parameters): OnrampProvider {
  const pageUrl = config.url ?? 'https://meldcrypto.com'
  return {
    id: 'meld',
    name,
    hosts: [new URL(pageUrl).host],
    options: async () => ({ assets, payments: [] }),
    async quote() {
      throw refuseOrder({ name, text: 'no quote' })
    },
    async open({ asset, address, project }) {
      const url = new URL(pageUrl)
      const query = {
        publicKey: config.publicKey,
        destinationCurrencyCode: asset.code,
        walletAddress: address,
        ...(project && { externalCustomerId: project }),
      }
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      return { url: url.href, expiresAt: now() + dayMs }
    },
    status: async () => undefined,
    async readWebhook() {
      throw new WebhookRefusedError('Meld is linked without its API')
    },
  }
}

/** SOL on Solana, and USDC on EVM networks. */
const assets = onrampNetworks.flatMap((network) => {
  if (network.namespace === 'bip122') return []
  if (network.namespace === 'solana') {
    return toAsset({ symbol: 'SOL', name: 'Solana', network, contract: '', code: 'SOL' }) ?? []
  }
  const usdc = knownTokens.get(network.id)?.find(({ symbol }) => symbol === 'USDC')
  if (!usdc) return []
  return toAsset({ ...usdc, network, contract: usdc.address, code: 'USDC' }) ?? []
})
