import type { WebSocket } from 'ws'

export declare namespace closeSocket {
  type Parameters = { socket: WebSocket; code: number; reason: string }
}

const answerWithinMs = 2000

/** Says why and waits a moment for the other side to agree. */
export function closeSocket({ socket, code, reason }: closeSocket.Parameters): void {
  socket.close(code, reason)
  // What it answers is not read from a socket that is paused.
  socket.resume()
  const timer = setTimeout(() => socket.terminate(), answerWithinMs)
  socket.once('close', () => clearTimeout(timer))
}
