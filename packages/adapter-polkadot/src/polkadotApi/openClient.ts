import { createClient, type PolkadotClient } from 'polkadot-api'
import { getWsProvider } from 'polkadot-api/ws'

type Provider = Parameters<typeof createClient>[0]

export type OpenClient = {
  readonly client: PolkadotClient
  /** Ends the connection as soon as nothing is under way. */
  readonly close: () => Promise<void>
}

/** Milliseconds that what is under way gets to come to its end. */
const goodbyeMs = 3000

/**
 * A client of its own over a WebSocket. Ended by its own `destroy`, the library throws outside of everything where it waits for
 * a block or is about to ask again: so only the connection is taken from it, between two answers, and it rests.
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
      const end = Date.now() + goodbyeMs
      while (underWay.size > 0 && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 10))
      isClosed = true
      disconnect()
    },
  }
}
