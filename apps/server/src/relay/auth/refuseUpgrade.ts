import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Refusal } from './refusal.ts'

/** Answers an upgrade request with a problem document and closes the connection. */
export function refuseUpgrade(socket: Duplex, { kind, status, message }: Refusal): void {
  const title = STATUS_CODES[status]
  const code = `RELAY_${kind.toUpperCase()}`
  const type = `urn:cleat:problem:${code.toLowerCase().replaceAll('_', '-')}`
  const body = JSON.stringify({ type, title, status, code, detail: message })
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
