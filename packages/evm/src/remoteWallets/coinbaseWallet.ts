import type { Eip1193Provider, Metadata, Network, ProviderRequest } from '@cleat/core/adapter'
import { readErrorCode } from '@cleat/core/adapter'
import type { ProviderInterface } from '@coinbase/wallet-sdk'
import { createPopupWatch } from './createPopupWatch.ts'
import { library } from './library/coinbaseWalletSdk.ts'

export declare namespace loadCoinbaseProvider {
  type Parameters = {
    metadata: Metadata
    /** Those of eip155 are told to the wallet, the first one is where it starts. */
    networks: readonly Network[]
    /** Which wallets a visitor is offered: the passkey wallet, the app, or both. @default 'all' */
    preference?: 'all' | 'smartWalletOnly' | 'eoaOnly' | undefined
    /** Where the popup leads. @default 'https://keys.coinbase.com/connect' */
    keysUrl?: string | undefined
    /** @default globalThis.window */
    window?: Window | undefined
  }
  type ReturnType = Eip1193Provider
}

/**
 * Coinbase Wallet by its own SDK, or its extension where there is one. A popup that the browser blocked rejects with
 * `WALLET_POPUP_BLOCKED`; asking again from a click opens it. `wallet_revokePermissions` ends the connection. This file is
 * only ever imported dynamically.
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
      // The SDK keeps what it was told before for all that is left out, of other kits, too.
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
  if (method === 'wallet_revokePermissions') {
    await provider.disconnect?.()
    return null
  }
  try {
    return await provider.request(isObject(params) ? { method, params } : { method })
  } catch (error) {
    // It takes the question who is connected for a mistake as long as nobody is.
    if (method === 'eth_accounts' && readErrorCode(error) === 4100) return []
    throw error
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
