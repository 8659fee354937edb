import { parseCaipNetworkId, toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { defaultNamespace } from '../../base/caip/defaultNamespace.ts'
import type { Connection } from '../../contract/adapter/connection.ts'
import { isSameAccounts } from '../../contract/adapter/isSameConnection.ts'
import type { ProviderRequest } from '../../contract/adapter/providerRequest.ts'
import type { AdapterSession } from '../../contract/walletAdapter/createWalletAdapter.ts'
import type {
  UniversalNamespaceEvents as Events,
  UniversalNamespaceProvider,
} from './universalNamespaceProvider.ts'
import type { UniversalWallet } from './universalWallet.ts'

/** Creates the provider of a namespace without an adapter. Its requests pass the pipeline. */
export function createUniversalProvider(
  session: AdapterSession<UniversalWallet>,
  { submit }: { submit: (request: ProviderRequest) => Promise<unknown> },
): UniversalNamespaceProvider {
  const subscriptions: { event: string; listener: unknown; stop: () => void }[] = []
  const provider: UniversalNamespaceProvider = {
    request: async <answer>({ method, params }: ProviderRequest, chain?: string) => {
      const caipNetworkId = chain === undefined ? undefined : toCaipNetworkId(chain)
      return (await submit({ method, params, caipNetworkId })) as answer
    },
    disconnect: session.disconnect,
    on(event, listener) {
      const stop = session.subscribe((next, before) => {
        const told = toPayload(event, next, before)
        if (told) listener(told.payload as never)
      })
      subscriptions.push({ event, listener, stop })
      return provider
    },
    removeListener(event, listener) {
      const at = subscriptions.findIndex((one) => one.event === event && one.listener === listener)
      if (at >= 0) subscriptions.splice(at, 1)[0]?.stop()
      return provider
    },
  }
  return provider
}

/** The payload of the event for a change, or `undefined` if the change does not concern it. */
function toPayload(
  event: keyof Events,
  next: Connection | null,
  before: Connection | null,
): { payload: Events[keyof Events] } | undefined {
  switch (event) {
    case 'connect':
      return next && !before ? { payload: { chainId: toChainId(next) } } : undefined
    case 'disconnect':
      return next ? undefined : { payload: undefined }
    case 'accountsChanged':
      return isSameAccounts(next, before)
        ? undefined
        : { payload: next?.accounts.map(({ address }) => address) ?? [] }
    case 'chainChanged':
      return next && before && next.caipNetworkId !== before.caipNetworkId
        ? { payload: toChainId(next) }
        : undefined
    default:
      return event satisfies never
  }
}

/** Libraries for EVM chains expect hexadecimal numbers (EIP-1193). */
function toChainId({ caipNetworkId }: Connection): string {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return namespace === defaultNamespace ? `0x${Number(reference).toString(16)}` : caipNetworkId
}
