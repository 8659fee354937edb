import type { WebSocket } from 'ws'

export declare namespace closeSocket {
  type Parameters = { socket: WebSocket; code: number; reason: string }
}

const answerWithinMs = 2000

/** Sends a close frame and waits briefly for its answer. */
export function closeSocket({ socket, code, reason }: closeSocket.Parameters): void {
  socket.close(code, reason)
  // A paused socket does not read the answer.
  socket.resume()
  const timer = setTimeout(() => socket.terminate(), answerWithinMs)
  socket.once('close', () => clearTimeout(timer))
}
