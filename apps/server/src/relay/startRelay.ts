import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger, type Logger } from '../http/logger.ts'
import type { Access } from './auth/createAdmission.ts'
import { createRelay, type RelayFigures } from './createRelay.ts'
import { listenBacklog, type RelayLimits } from './protocol/limits.ts'
import { openEmbeddedStore } from './store/openEmbeddedStore.ts'
import type { RelayStore } from './store/relayStore.ts'

export declare namespace startRelay {
  type Parameters = {
    /** @default any free one */
    port?: number | undefined
    /** @default '127.0.0.1' */
    host?: string | undefined
    /** Where messages wait; closed by `stop`. @default a new one in memory */
    store?: RelayStore | undefined
    logger?: Logger | undefined
    /** @default no limits */
    limits?: Partial<RelayLimits> | undefined
    /** Who may use it. @default everybody, by whichever address */
    access?: Partial<Access> | undefined
    /** Milliseconds of the clock that tokens are judged by. */
    now?: (() => number) | undefined
  }
}

export type RunningRelay = {
  /** What clients take as `relayUrl`. */
  readonly url: string
  figures(): RelayFigures
  /** Sends all clients away and closes the store. They come back to whatever listens on the port next. */
  stop(): Promise<void>
}

/** The relay without the other services, for tests and for working on this machine. */
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
    trustedProxies: 0,
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
