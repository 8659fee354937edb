import type { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { closeCode } from './closeCode.ts'
import { closeSocket } from './closeSocket.ts'
import { createDelivery, type Delivery, type DeliveryMemory } from './createDelivery.ts'
import { createIntake, type IntakeMemory } from './createIntake.ts'
import {
  bytesPerFrame,
  maxBufferedBytes,
  maxFetchedBytes,
  maxRequestedBytes,
  pingEverySeconds,
  pongWithinSeconds,
} from './protocol/limits.ts'
import type { Throttle } from './quota/createThrottle.ts'
import { type RpcRequest, readFrame } from './rpc/readFrame.ts'
import { writeError } from './rpc/writeFrame.ts'
import type { RelayStore } from './store/relayStore.ts'

/** One client socket. */
export type Peer = {
  readonly clientId: string
  /** The key of its network. */
  readonly network: string
  readonly delivery: Delivery
  send(frame: string): void
  /** Sends an answer of any size. Returns whether there is room for it. */
  answer(frame: string): boolean
  /** Called every second: pings, and closes sockets that do not answer or read. */
  tick(): void
  close(code: number, reason: string): void
  readonly closed: Promise<void>
}

export declare namespace createPeer {
  type Parameters = {
    socket: WebSocket
    /** The connection below the socket. */
    stream: Duplex
    clientId: string
    network: string
    store: Pick<RelayStore, 'read' | 'acknowledge'>
    pace: Throttle
    /** For what the client did not take yet. */
    memory: DeliveryMemory
    /** For messages that have not arrived as a whole. */
    unfinished: IntakeMemory
    nextId: () => number
    /** Answer through the peer. Resolves when that is done. */
    onRequest: (peer: Peer, request: RpcRequest) => Promise<void>
    onClose: (peer: Peer) => void
  }
}

const fetchMethods = new Set(['irn_fetchMessages', 'irn_batchFetchMessages'])
/** An answer above this size waits in memory that sockets share. */
const largeBytes = 10_000
/** Unsent bytes above which a socket is not read. */
const manyUnsentBytes = 1_000_000

export function createPeer(parameters: createPeer.Parameters): Peer {
  const { socket, stream, clientId, network, store, pace, memory, nextId } = parameters
  const { unfinished, onRequest, onClose } = parameters
  const closed = Promise.withResolvers<void>()
  let resuming: NodeJS.Timeout | undefined
  let requestedBytes = 0
  let answeredBytes = 0
  let isPaused = false
  let isReading = false
  /** Frames that were read together with the one at which the socket was paused. */
  const inbox: string[] = []
  let secondsUntilPing = pingEverySeconds
  let secondsUntilCut: number | undefined
  let acknowledgedAtPing = 0
  let isStalled = false

  const isOpen = () => socket.readyState === socket.OPEN
  const isBusy = () =>
    resuming !== undefined ||
    requestedBytes > maxRequestedBytes ||
    answeredBytes > manyUnsentBytes ||
    socket.bufferedAmount > manyUnsentBytes
  /** A client is not read while it sends too fast, waits for answers or does not take them. */
  const update = () => {
    if (isReading) return
    isReading = true
    while (isOpen() && !isBusy()) {
      const text = inbox.shift()
      if (text === undefined) break
      receive(text)
    }
    isReading = false
    if (!isOpen() || isBusy() === isPaused) return
    isPaused = !isPaused
    if (isPaused) socket.pause()
    else socket.resume()
  }
  /** Delays the frames of a client above its rate, and loses none. */
  const spend = (frames: number, bytes: number) => {
    const waitMs = pace.take(frames + Math.floor(bytes / bytesPerFrame))
    if (waitMs === 0 || !isOpen()) return
    clearTimeout(resuming)
    resuming = setTimeout(() => {
      resuming = undefined
      update()
    }, waitMs)
    update()
  }

  const close = (code: number, reason: string) => closeSocket({ socket, code, reason })
  const send = (frame: string) => {
    if (!isOpen()) return
    socket.send(frame)
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
    update()
  }
  const answer = (frame: string) => {
    const bytes = frame.length
    if (bytes <= largeBytes) {
      send(frame)
      return true
    }
    if (!isOpen()) return true
    if (!memory.take(bytes)) return false
    answeredBytes += bytes
    socket.send(frame, () => {
      if (socket.readyState === socket.CLOSED) return
      answeredBytes -= bytes
      memory.release(bytes)
      update()
    })
    spend(0, bytes)
    update()
    return true
  }
  const delivery = createDelivery({
    clientId,
    store,
    nextId,
    send,
    memory,
    onFailure: () => close(closeCode.tryAgain, 'Messages cannot be read at the moment.'),
  })

  const intake = createIntake({
    socket,
    stream,
    memory: unfinished,
    onRefused(reason) {
      close(closeCode.tryAgain, reason)
      // Nothing else is read of it.
      stream.end(() => stream.destroy())
    },
  })

  const request = async (frame: RpcRequest, length: number) => {
    const bytes = fetchMethods.has(frame.method) ? maxFetchedBytes : length
    requestedBytes += bytes
    update()
    await onRequest(peer, frame)
    // Others have their turn between two requests that had to wait.
    if (inbox.length > 0) await setImmediate()
    requestedBytes -= bytes
    update()
  }

  const receive = (text: string) => {
    const frame = readFrame(text)
    if (frame.kind === 'answer') {
      spend(delivery.acknowledge(frame.id) ? 0 : 1, text.length)
      return
    }
    spend(1, text.length)
    if (frame.kind === 'fault') send(writeError(frame.id, frame.error))
    else void request(frame, text.length)
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
    network,
    delivery,
    send,
    answer,
    // Counts ticks and not time, so that a blocked process does not shorten the clients' deadline.
    tick() {
      if (!isOpen()) return
      update()
      if (!isPaused) intake.tick()
      if (delivery.isBehind) delivery.catchUp()
      // A pong cannot be read meanwhile. Who does not take answers is cut nevertheless.
      const isWaiting = resuming !== undefined || requestedBytes > maxRequestedBytes
      if (secondsUntilCut !== undefined && !isWaiting) {
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
    else {
      inbox.push(String(data))
      update()
    }
  })
  socket.on('ping', (data) => {
    spend(1, 0)
    if (isOpen()) socket.pong(data)
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate()
  })
  socket.on('pong', () => {
    secondsUntilCut = undefined
  })
  // `ws` closes the connection with the right code after an invalid frame.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(resuming)
    inbox.length = 0
    onClose(peer)
    intake.close()
    delivery.close()
    memory.release(answeredBytes)
    closed.resolve()
  })
  return peer
}
