import { createClient, type PolkadotClient } from 'polkadot-api'
import { getWsProvider } from 'polkadot-api/ws'

type Provider = Parameters<typeof createClient>[0]

export type OpenClient = {
  readonly client: PolkadotClient
  /** Closes the connection once no request is pending. */
  readonly close: () => Promise<void>
}

/** How long pending requests may take before the connection closes, in milliseconds. */
const disconnectTimeoutMs = 3000

/**
 * Opens a client over a WebSocket. The library's `destroy` throws unhandled errors while it waits
 * for a block, so `close` only disconnects between two responses.
 */
export function openClient(urls: string | readonly string[]): OpenClient {
  const underWay = new Set<unknown>()
  let isClosed = false
  let disconnect: () => void = () => undefined
  const inner = getWsProvider(typeof urls === 'string' ? urls : [...urls])
  const provider: Provider = (onMessage, ...rest) => {
    const connection = inner(
      (message) => {
        if ('id' in message) underWay.delete(message.id)
        onMessage(message)
      },
      ...rest,
    )
    disconnect = () => connection.disconnect()
    return {
      ...connection,
      send(message) {
        if (isClosed) return
        if ('id' in message) underWay.add(message.id)
        connection.send(message)
      },
    }
  }
  return {
    client: createClient(provider),
    async close() {
      const end = Date.now() + disconnectTimeoutMs
      while (underWay.size > 0 && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 10))
      isClosed = true
      disconnect()
    },
  }
}
