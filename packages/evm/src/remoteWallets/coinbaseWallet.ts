import type { Eip1193Provider, Metadata, Network, ProviderRequest } from '@cleat/core/adapter'
import { readErrorCode } from '@cleat/core/adapter'
import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { readRevocation } from '../requests/readRevocation.ts'
import { createPopupWatch } from './createPopupWatch.ts'
import { library } from './library/coinbaseWalletSdk.ts'

export declare namespace loadCoinbaseProvider {
  type Parameters = {
    metadata: Metadata
    /** The wallet gets those of eip155. It starts on the first one. */
    networks: readonly Network[]
    /** The wallets to offer: the passkey wallet, the app, or both. @default 'all' */
    preference?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
    /** The popup's address. @default 'https://keys.coinbase.com/connect' */
    keysUrl?: string | undefined
    /** @default globalThis.window */
    window?: Window | undefined
  }
  type ReturnType = Eip1193Provider
}

/**
 * Coinbase Wallet through its SDK, or its extension if installed. A blocked popup rejects with
 * `WALLET_POPUP_BLOCKED`; a retry from a click opens it. `wallet_revokePermissions` disconnects.
 * This file is only imported dynamically.
 */
export function loadCoinbaseProvider(
  parameters: loadCoinbaseProvider.Parameters,
): loadCoinbaseProvider.ReturnType {
  const { metadata, networks, preference = 'all', window = globalThis.window } = parameters
  const { keysUrl = 'https://keys.coinbase.com/connect' } = parameters
  const provider = library
    .createCoinbaseWalletSDK({
      appName: metadata.name,
      appLogoUrl: metadata.icons[0] ?? null,
      appChainIds: networks.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])),
      // The SDK keeps earlier values of omitted options, even those of other kits.
      preference: { options: preference, keysUrl },
    })
    .getProvider()
  const popups = createPopupWatch({
    window,
    origin: new URL(keysUrl).origin,
    wallet: 'Coinbase Wallet',
  })

  return {
    request: (request) =>
      mayOpenPopup.test(request.method)
        ? popups.run(() => ask(provider, request))
        : ask(provider, request),
    on: (event, listener) => provider.on(event as 'connect', listener as () => void),
    removeListener: (event, listener) =>
      provider.removeListener(event as 'connect', listener as () => void),
  }
}

const mayOpenPopup =
  /^(?:eth_requestAccounts|eth_sendTransaction|eth_sign\w*|personal_\w+|wallet_\w+)$/

async function ask(
  provider: ProviderInterface,
  { method, params }: ProviderRequest,
): Promise<unknown> {
  if (method === 'wallet_revokePermissions' && readRevocation(params) === 'account') {
    await provider.disconnect?.()
    return null
  }
  try {
    return await provider.request(isObject(params) ? { method, params } : { method })
  } catch (error) {
    // Without a connection it rejects this method.
    if (method === 'eth_accounts' && readErrorCode(error) === 4100) return []
    throw error
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
