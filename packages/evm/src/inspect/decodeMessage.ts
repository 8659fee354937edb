import { type RequestAction, readPlainBytes } from '@cleat/core/adapter'

const hex = /^0x(?:[0-9a-f]{2})*$/i
const opening = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(\S{1,256}) wants you to sign in with your /i
const hashSize = 32

/**
 * What a message says: text, or text as the hex of its bytes.
 * @see EIP-191, EIP-4361
 */
export function decodeMessage(message: unknown): RequestAction {
  if (typeof message !== 'string') return { kind: 'opaque', reason: 'bytes' }
  const bytes = hex.test(message) ? toBytes(message) : new TextEncoder().encode(message)
  const text = readPlainBytes(bytes)
  if (text === undefined)
    return { kind: 'opaque', reason: bytes.length === hashSize ? 'hash' : 'bytes' }
  if (isTypedData(text)) return { kind: 'opaque', reason: 'disguised' }
  const [, domain] = opening.exec(text) ?? []
  return domain === undefined ? { kind: 'message', text } : { kind: 'signIn', domain }
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number(`0x${pair}`))
}

/** Whether a text is typed data, which a wallet may show as if it were harmless. */
function isTypedData(text: string): boolean {
  return /^\s*\{/.test(text) && /"primaryType"\s*:/.test(text) && /"types"\s*:/.test(text)
}
