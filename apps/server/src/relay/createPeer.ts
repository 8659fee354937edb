import type { WebSocket } from 'ws'
import { closeCode } from './closeCode.ts'
import { closeSocket } from './closeSocket.ts'
import { createDelivery, type Delivery } from './createDelivery.ts'
import { createThrottle } from './createThrottle.ts'
import { maxBufferedBytes, pingEverySeconds, pongWithinSeconds } from './protocol/limits.ts'
import { type RpcRequest, readFrame } from './rpc/readFrame.ts'
import { writeError } from './rpc/writeFrame.ts'
import type { RelayStore } from './store/relayStore.ts'

/** One client socket. */
export type Peer = {
  readonly clientId: string
  readonly delivery: Delivery
  send(frame: string): void
  /** Called every second: pings, and closes sockets that do not answer or read. */
  tick(): void
  close(code: number, reason: string): void
  readonly closed: Promise<void>
}

export declare namespace createPeer {
  type Parameters = {
    socket: WebSocket
    clientId: string
    store: Pick<RelayStore, 'read' | 'acknowledge'>
    framesPerSecond: number
    nextId: () => number
    /** Answer through the peer's `send`. */
    onRequest: (peer: Peer, request: RpcRequest) => void
    onClose: (peer: Peer) => void
  }
}

/** The burst that a client may send, in seconds of its rate. A page with many sessions needs it. */
const burstSeconds = 5

export function createPeer(parameters: createPeer.Parameters): Peer {
  const { socket, clientId, store, framesPerSecond, nextId, onRequest, onClose } = parameters
  const burst = framesPerSecond * burstSeconds
  const throttle = createThrottle({ perSecond: framesPerSecond, burst })
  const closed = Promise.withResolvers<void>()
  let resuming: NodeJS.Timeout | undefined
  let secondsUntilPing = pingEverySeconds
  let secondsUntilCut: number | undefined
  let acknowledgedAtPing = 0
  let isStalled = false

  const close = (code: number, reason: string) => closeSocket({ socket, code, reason })
  const send = (frame: string) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(frame)
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
  }
  const delivery = createDelivery({
    clientId,
    store,
    nextId,
    send,
    onFailure: () => close(closeCode.tryAgain, 'Messages cannot be read at the moment.'),
  })

  /** Pauses reading from a client above its rate, which delays its frames and loses none. */
  const count = () => {
    const waitMs = throttle.take()
    if (waitMs === 0 || socket.readyState !== socket.OPEN) return
    socket.pause()
    clearTimeout(resuming)
    resuming = setTimeout(() => socket.resume(), waitMs)
  }

  const receive = (text: string) => {
    const frame = readFrame(text)
    if (frame.kind === 'answer') {
      if (!delivery.acknowledge(frame.id)) count()
      return
    }
    count()
    if (frame.kind === 'fault') send(writeError(frame.id, frame.error))
    else onRequest(peer, frame)
  }

  /** Whether no push was acknowledged between two pings. */
  const isSlow = () => {
    const hasMoved = delivery.acknowledged !== acknowledgedAtPing || !delivery.isUnderWay
    acknowledgedAtPing = delivery.acknowledged
    const wasStalled = isStalled
    isStalled = !hasMoved
    return isStalled && wasStalled
  }

  const ping = () => {
    if (isSlow()) {
      close(closeCode.tryAgain, 'Pushes are not acknowledged. Come back to get them again.')
      return
    }
    socket.ping()
    secondsUntilPing = pingEverySeconds
    secondsUntilCut = pongWithinSeconds
  }

  const peer: Peer = {
    clientId,
    delivery,
    send,
    // Counts ticks and not time, so that a blocked process does not shorten the clients' deadline.
    tick() {
      if (socket.readyState !== socket.OPEN) return
      if (secondsUntilCut !== undefined) {
        secondsUntilCut -= 1
        if (secondsUntilCut <= 0) socket.terminate()
      }
      secondsUntilPing -= 1
      if (secondsUntilPing <= 0) ping()
    },
    close,
    closed: closed.promise,
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary) close(closeCode.unsupported, 'Frames are text.')
    else receive(String(data))
  })
  socket.on('ping', (data) => {
    count()
    if (socket.readyState === socket.OPEN) socket.pong(data)
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
  })
  socket.on('pong', () => {
    secondsUntilCut = undefined
  })
  // `ws` closes the connection with the right code after an invalid frame.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(resuming)
    onClose(peer)
    delivery.close()
    closed.resolve()
  })
  return peer
}
