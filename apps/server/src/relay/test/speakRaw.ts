import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { createIdentity } from '../client/createIdentity.ts'
import { createToken } from '../client/createToken.ts'

/** Sends raw text and returns the relay's answer until it closes the connection. */
export async function speakRaw(url: string, text: string): Promise<string> {
  const socket = await dial(url)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(text)
  await new Promise((resolve) => socket.on('close', resolve))
  return answer
}

/** The first lines of an upgrade request with a valid token. */
export function createUpgrade(url: string, headers: readonly string[] = []): string {
  const { host } = new URL(url)
  const auth = createToken({ identity: createIdentity(), audience: url })
  const lines = [
    `GET /?auth=${auth}&projectId=test HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...headers,
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

export type RawFrame = {
  readonly opcode: number
  readonly payload?: Buffer | undefined
  readonly isLast?: boolean | undefined
  readonly isMasked?: boolean | undefined
  readonly reserved?: number | undefined
}

/** Encodes one frame of RFC 6455, valid or not. */
export function writeRawFrame(frame: RawFrame): Buffer {
  const { opcode, payload = Buffer.alloc(0), isLast = true, isMasked = true, reserved = 0 } = frame
  const { length } = payload
  const size = length < 126 ? Buffer.from([length]) : Buffer.from([126, length >> 8, length & 255])
  size[0] = (size[0] ?? 0) | (isMasked ? 0x80 : 0)
  const mask = randomBytes(4)
  const body = isMasked ? payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)) : payload
  const head = Buffer.from([(isLast ? 0x80 : 0) | reserved | opcode])
  return Buffer.concat(isMasked ? [head, size, mask, body] : [head, size, body])
}

export type RawSocket = {
  write(bytes: Buffer): void
  /** The code of the close frame, or `undefined` if the connection just ended. */
  readonly closed: Promise<number | undefined>
  readonly socket: Socket
}

/** An upgraded connection for raw frames. */
export async function upgradeRaw(url: string, headers?: readonly string[]): Promise<RawSocket> {
  const socket = await dial(url)
  socket.write(createUpgrade(url, headers))
  const [first] = await once(socket, 'data')
  if (!String(first).startsWith('HTTP/1.1 101 ')) throw new Error(String(first))
  const received: Buffer[] = []
  socket.on('data', (chunk: Buffer) => received.push(chunk))
  const closed = once(socket, 'close').then(() => readCloseCode(Buffer.concat(received)))
  return { socket, closed, write: (bytes) => socket.write(bytes) }
}

async function dial(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  return socket
}

/** Skips the frames before the close frame. They are short and not masked. */
function readCloseCode(bytes: Buffer): number | undefined {
  let at = 0
  while (at + 2 <= bytes.length) {
    const [opcode, short] = [bytes.readUInt8(at) & 15, bytes.readUInt8(at + 1) & 127]
    const start = short === 126 ? 4 : 2
    if (opcode === 8) return short < 2 ? undefined : bytes.readUInt16BE(at + start)
    at += start + (short === 126 ? bytes.readUInt16BE(at + 2) : short)
  }
  return undefined
}
