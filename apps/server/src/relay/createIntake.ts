import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { maxMessageSeconds } from './protocol/limits.ts'

/** What arrived of a message that is not complete. */
export type Intake = {
  /** Called every second in which the socket is read. */
  tick(): void
  close(): void
}

export type IntakeMemory = {
  take(bytes: number): boolean
  release(bytes: number): void
}

export declare namespace createIntake {
  type Parameters = {
    socket: WebSocket
    /** The connection below the socket. */
    stream: Duplex
    memory: IntakeMemory
    /** Called when the rest is not waited for. */
    onRefused: (reason: string) => void
  }
}

/** Below, an unfinished message is not counted. Most messages are smaller. */
const freeBytes = 16_384
/** The opcode, the length and the mask of a control frame. */
const headBytes = 6

/**
 * Counts the bytes of unfinished messages, which a socket holds in memory without an event, and how
 * long they take. The rest of a chunk of the connection that ended a message is not counted.
 */
export function createIntake(parameters: createIntake.Parameters): Intake {
  const { socket, stream, memory, onRefused } = parameters
  let bytes = 0
  let taken = 0
  let seconds = 0

  const reset = () => {
    memory.release(taken)
    taken = 0
    bytes = 0
    seconds = 0
  }
  const discount = (data: Buffer) => {
    bytes = Math.max(0, bytes - headBytes - data.length)
  }
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= freeBytes || bytes <= taken) return
    if (memory.take(bytes - taken)) taken = bytes
    else onRefused('Your network sends too many messages at once. Send it again.')
  }
  // Before the socket reads the chunk, so that the messages in it are complete afterwards.
  stream.prependListener('data', count)
  socket.on('message', reset)
  socket.on('ping', discount)
  socket.on('pong', discount)

  return {
    tick() {
      seconds = bytes === 0 ? 0 : seconds + 1
      if (seconds >= maxMessageSeconds) onRefused('The message did not end in time.')
    },
    close() {
      stream.off('data', count)
      reset()
    },
  }
}
