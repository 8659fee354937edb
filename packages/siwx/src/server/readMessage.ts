import { type ParsedMessage, parseMessage } from '../messages/parseMessage.ts'
import { checkLimits } from './checkLimits.ts'
import { refuse } from './refuse.ts'
import type { InvalidSiwx } from './siwxVerdict.ts'

/** In bytes. More is not read. */
const longestMessage = 4096
/** In characters. */
const longestSignature = 16_384

export type ReadMessage = Extract<ParsedMessage, { status: 'parsed' }>

/** Parses a message of bounded size that says nothing that no app asks for. */
export async function readMessage(parameters: {
  message: string | Uint8Array
  signature: string
}): Promise<ReadMessage | InvalidSiwx> {
  const { message, signature } = parameters
  if (isLong(message)) return refuse('SIWX_MESSAGE_INVALID', 'text', 'is too long')
  if (signature.length > longestSignature)
    return refuse('SIWX_SIGNATURE_REFUSED', undefined, 'is too long')
  const parsed = await parseMessage(message)
  if (parsed.status === 'invalid')
    return refuse('SIWX_MESSAGE_INVALID', parsed.field, parsed.reason)
  return checkLimits(parsed.fields) ?? parsed
}

function isLong(message: string | Uint8Array): boolean {
  if (message.length > longestMessage) return true
  return typeof message === 'string' && new TextEncoder().encode(message).length > longestMessage
}
