import type { AdapterContext, Eip1193Provider } from '@cleat/core/adapter'
import { guardProvider } from '@cleat/evm'
import type { Config } from 'wagmi'
import { walletProviders } from '../base/walletProviders.ts'
import { guardAppProvider } from './guardAppProvider.ts'
import { submitRequest } from './submitRequest.ts'

/** The providers that apps get, by the wallets' own. */
const protectedProviders = new WeakMap<object, object>()

/**
 * The provider that an app gets of a connector that it brought. The same each time; what is no
 * provider passes.
 */
export function protectProvider(parameters: {
  provider: unknown
  connector: { readonly id: string; readonly name: string }
  getConfig: () => Config
  getContext: () => AdapterContext<'eip155'> | undefined
}): unknown {
  const { provider, connector, getConfig, getContext } = parameters
  if (!isProvider(provider)) return provider
  const known = protectedProviders.get(provider)
  if (known) return known
  const made = guardAppProvider(provider, ({ method, params }) =>
    submitRequest({
      ...{ config: getConfig(), context: getContext(), connector },
      request: { method, ...(params === undefined ? {} : { params }) },
      ask: (asked) => provider.request(asked),
    }),
  )
  protectedProviders.set(provider, made)
  walletProviders.set(made, guardProvider({ provider, name: connector.name }))
  return made
}

function isProvider(provider: unknown): provider is Eip1193Provider {
  return typeof provider === 'object' && provider !== null && 'request' in provider
}
