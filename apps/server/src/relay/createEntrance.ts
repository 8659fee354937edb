import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { createRefusalDelay } from '../http/createRefusalDelay.ts'
import { createTally } from '../http/createTally.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { Logger } from '../http/logger.ts'
import { toClientKey } from '../http/toClientKey.ts'
import { type Share, toShares } from '../http/toShares.ts'
import { type Access, createAdmission } from './auth/createAdmission.ts'
import { Refusal } from './auth/refusal.ts'
import { refuseUpgrade } from './auth/refuseUpgrade.ts'
import { closeCode } from './closeCode.ts'
import { closeSocket } from './closeSocket.ts'
import { maxFrameBytes } from './protocol/limits.ts'

/** Admits or refuses WebSocket upgrades. */
export type Entrance = {
  /** Handles the `upgrade` event of an HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Refuses all further upgrades. */
  close(): void
}

export declare namespace createEntrance {
  type Parameters = Access & {
    socketsPerAddress: number
    trustedProxies: TrustedProxies
    logger: Logger
    now: () => number
    onSocket: (entrant: Entrant) => void
  }
}

/** A client that was admitted. */
export type Entrant = {
  readonly socket: WebSocket
  /** The connection below the socket. */
  readonly stream: Duplex
  readonly clientId: string
  /** The key of the client's network. */
  readonly network: string
}

type Attempt = {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
}

/** Attempts to connect, per minute and network. */
const fewAttempts = 100
const attemptsPerSocket = 5

export function createEntrance(parameters: createEntrance.Parameters): Entrance {
  const { socketsPerAddress, trustedProxies, logger, onSocket } = parameters
  const admit = createAdmission(parameters)
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    autoPong: false,
  })
  const open = createTally<string>()
  const delay = createRefusalDelay()
  let isClosed = false

  const attempts = createRateLimiter({
    limit: socketsPerAddress && fewAttempts + attemptsPerSocket * socketsPerAddress,
  })

  const toNetwork = (request: IncomingMessage) =>
    toClientKey({
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
      trustedProxies,
    })

  const count = (webSocket: WebSocket, shares: readonly Share[]) => {
    for (const { key } of shares) open.add(key, 1)
    webSocket.once('close', () => {
      for (const { key } of shares) open.add(key, -1)
    })
  }

  const enter = ({ request, socket, head }: Attempt) => {
    if (isClosed) throw new Refusal('stopping', 'The relay is being stopped. Come back.')
    const network = toNetwork(request)
    // To check a token takes a thousand times longer than to count.
    const seconds = attempts.take(network)
    if (seconds > 0)
      throw new Refusal('busy', `Your network connects too often. Wait ${seconds} s.`)
    const shares = toShares(network, socketsPerAddress)
    const full = shares.find(({ key, limit }) => limit > 0 && open.of(key) >= limit)
    if (full) throw new Refusal('busy', `Your network has ${full.limit} sockets open.`)
    const clientId = admit(request, network)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      count(webSocket, shares)
      onSocket({ socket: webSocket, stream: socket, clientId, network })
    })
  }

  const refuse = ({ request, socket, head }: Attempt, refusal: Refusal) => {
    logger.info('relay refused a socket', { kind: refusal.kind })
    // A page can read a close reason, but not the answer to an upgrade request.
    const readsClose = /[?&]useOnCloseEvent=true(?:&|$)/.test(request.url ?? '')
    if (refusal.kind === 'busy') {
      void delay.wait().then(() => refuseUpgrade(socket, refusal))
      return
    }
    if (!readsClose || refusal.isPassing) {
      refuseUpgrade(socket, refusal)
      return
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // It is open until the client has answered, so it counts like the others.
      count(webSocket, toShares(toNetwork(request), socketsPerAddress))
      webSocket.on('error', () => undefined)
      closeSocket({ socket: webSocket, code: closeCode.refused, reason: refusal.reason })
    })
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => undefined)
      const attempt = { request, socket, head }
      try {
        enter(attempt)
      } catch (error) {
        if (error instanceof Refusal) {
          refuse(attempt, error)
          return
        }
        logger.error('relay failed to let a socket in', { error })
        socket.destroy()
      }
    },
    close() {
      isClosed = true
    },
  }
}
