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
 * A client of its own over a WebSocket. The library throws outside of everything when it is ended while it waits for a block's
 * header, and blocks come when they come: so it is only ended between two answers.
 */
export function openClient(urls: string | readonly string[]): OpenClient {
  const underWay = new Set<unknown>()
  const inner = getWsProvider(typeof urls === 'string' ? urls : [...urls])
  const provider: Provider = (onMessage, ...rest) => {
    const connection = inner(
      (message) => {
        if ('id' in message) underWay.delete(message.id)
        onMessage(message)
      },
      ...rest,
    )
    return {
      ...connection,
      send(message) {
        if ('id' in message) underWay.add(message.id)
        connection.send(message)
      },
    }
  }
  const client = createClient(provider)
  return {
    client,
    async close() {
      const end = Date.now() + goodbyeMs
      while (underWay.size > 0 && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 10))
      client.destroy()
    },
  }
}
