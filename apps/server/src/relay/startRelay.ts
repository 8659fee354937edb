import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTrustedProxies } from '../http/createTrustedProxies.ts'
import { createLogger, type Logger } from '../http/logger.ts'
import type { Access } from './auth/createAdmission.ts'
import { createRelay, type RelayFigures } from './createRelay.ts'
import { listenBacklog, type RelayLimits } from './protocol/limits.ts'
import { openEmbeddedStore } from './store/openEmbeddedStore.ts'
import type { RelayStore } from './store/relayStore.ts'

export declare namespace startRelay {
  type Parameters = {
    /** @default a free port */
    port?: number | undefined
    /** @default '127.0.0.1' */
    host?: string | undefined
    /** The message store. `stop` closes it. @default a new one in memory */
    store?: RelayStore | undefined
    logger?: Logger | undefined
    /** @default no limits */
    limits?: Partial<RelayLimits> | undefined
    /** Who may connect. @default everyone, by any address */
    access?: Partial<Access> | undefined
    /** As in the settings. @default none */
    trustedProxies?: readonly string[] | undefined
    /** The clock for tokens, in milliseconds. */
    now?: (() => number) | undefined
  }
}

export type RunningRelay = {
  /** The clients' `relayUrl`. */
  readonly url: string
  figures(): RelayFigures
  /**
   * Disconnects all clients and closes the store. They reconnect to the next process on the port.
   */
  stop(): Promise<void>
}

/** Starts the relay without the other services, for tests and local development. */
export async function startRelay(parameters: startRelay.Parameters = {}): Promise<RunningRelay> {
  const { port = 0, host = '127.0.0.1', store = openEmbeddedStore(), limits, now } = parameters
  const { logger = createLogger({ level: 'silent', write: () => undefined }) } = parameters
  const relay = createRelay({
    store,
    logger,
    now,
    limits: { framesPerSecond: 0, socketsPerAddress: 0, ...limits },
    audiences: 'any',
    allowedOrigins: 'any',
    allowedProjects: 'any',
    ...parameters.access,
    trustedProxies: createTrustedProxies(parameters.trustedProxies ?? []),
  })
  const server = createServer((_request, response) => {
    response.writeHead(426, { Upgrade: 'websocket' }).end()
  })
  server.on('upgrade', relay.upgrade)
  server.listen({ port, host, backlog: listenBacklog })
  await once(server, 'listening')
  const address = server.address() as AddressInfo

  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    await relay.stop()
    server.closeAllConnections()
    await closed
    await store.close()
  }
  let closing: Promise<void> | undefined
  return {
    url: `ws://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    figures: relay.figures,
    stop() {
      closing ??= close()
      return closing
    },
  }
}
