import type { Connection, ProviderRequest } from '@cleat/core/adapter'
import { isCleatError, isSameAccounts, parseCaipNetworkId } from '@cleat/core/adapter'
import { toProviderError } from './toProviderError.ts'

type Listener = (payload: unknown) => void

/** The provider object that apps get from an adapter of eip155. */
export type AppProvider = {
  /**
   * Sends a request to the active wallet.
   * @throws an error with the wallet's numeric code (EIP-1193), 4100 if Cleat refused the request,
   *   or -32603 if there is none. Its `cause` is the `CleatError`.
   */
  request(request: ProviderRequest): Promise<unknown>
  /** Adds a listener for an event of EIP-1193, such as `accountsChanged`. */
  on(event: string, listener: Listener): AppProvider
  /** Removes a listener. */
  removeListener(event: string, listener: Listener): AppProvider
}

export declare namespace createAppProvider {
  type Parameters = {
    /** Sends a request through Cleat's request pipeline. */
    submit: (request: ProviderRequest) => Promise<unknown>
    /** Subscribes to changes of the active connection. */
    subscribe: (
      onChange: (next: Connection | null, before: Connection | null) => void,
    ) => () => void
  }
}

/**
 * Creates the EIP-1193 provider of the active wallet. Requests pass Cleat's request pipeline.
 * Events follow the adapter's connection, so listeners stay after a change of wallet. Rejections
 * keep the wallet's numeric code, which viem and ethers read.
 * @see EIP-1193
 */
export function createAppProvider({
  submit,
  subscribe,
}: createAppProvider.Parameters): AppProvider {
  const subscriptions: { event: string; listener: Listener; stop: () => void }[] = []
  return {
    async request(request) {
      try {
        return await submit(request)
      } catch (error) {
        throw isCleatError(error) ? toProviderError(error) : error
      }
    },
    on(event, listener) {
      const onChange = (next: Connection | null, before: Connection | null) => {
        const payload = toPayload(event, next, before)
        if (payload !== undefined) listener(payload)
      }
      const stop = subscribe(onChange)
      subscriptions.push({ event, listener, stop })
      return this
    },
    removeListener(event, listener) {
      const at = subscriptions.findIndex(
        (subscription) => subscription.event === event && subscription.listener === listener,
      )
      if (at >= 0) subscriptions.splice(at, 1)[0]?.stop()
      return this
    },
  }
}

/** The payload of an EIP-1193 event for a change, or `undefined` if the event does not apply. */
function toPayload(event: string, next: Connection | null, before: Connection | null): unknown {
  switch (event) {
    case 'accountsChanged':
      if (isSameAccounts(next, before)) return undefined
      return next?.accounts.map(({ address }) => address) ?? []
    case 'chainChanged':
      if (!next || next.caipNetworkId === before?.caipNetworkId) return undefined
      return toChainId(next)
    case 'connect':
      return next && !before ? { chainId: toChainId(next) } : undefined
    case 'disconnect':
      return next
        ? undefined
        : Object.assign(new Error('The wallet was disconnected.'), { code: 4900 })
    default:
      return undefined
  }
}

function toChainId({ caipNetworkId }: Connection): string {
  return `0x${Number(parseCaipNetworkId(caipNetworkId).reference).toString(16)}`
}
