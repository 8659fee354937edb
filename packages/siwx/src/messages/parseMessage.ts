import type { MessageAccount } from '../account/messageAccount.ts'
import { readAccount } from '../account/readAccount.ts'
import type { MessageFault, SignInFields } from '../fields/signInFields.ts'
import { longestMessage } from '../grammar/longestMessage.ts'
import { scanMessage } from '../grammar/scanMessage.ts'

/** What a message says and who it is of, or what is wrong with it. */
export type ParsedMessage =
  | ({ readonly status: 'parsed'; readonly fields: SignInFields } & MessageAccount)
  | ({ readonly status: 'invalid' } & MessageFault)

/**
 * Parses a sign-in message strictly: all of it, from its first to its last byte, by the grammar of
 * EIP-4361 for each family of chains, with an address that exists on the chain it names. Loads the
 * code of that family's addresses.
 * @param message text, or its bytes, which have to be UTF-8
 * @see EIP-4361, CAIP-122
 */
export async function parseMessage(message: string | Uint8Array): Promise<ParsedMessage> {
  if (message.length > longestMessage)
    return { status: 'invalid', field: 'text', reason: 'is too long' }
  const text = typeof message === 'string' ? message : decode(message)
  if (text === undefined) return { status: 'invalid', field: 'text', reason: 'is not UTF-8' }
  const { fields, fault } = scanMessage(text)
  if (fault) return { status: 'invalid', ...fault }
  const reading = await readAccount(fields)
  if ('fault' in reading) return { status: 'invalid', ...reading.fault }
  return { status: 'parsed', fields, ...reading }
}

/** Keeps a byte order mark, which is no part of a message. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
