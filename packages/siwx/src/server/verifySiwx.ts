import { parseMessage } from '../messages/parseMessage.ts'
import { checkTimes } from './checkTimes.ts'
import { judge } from './judge.ts'
import { refuse } from './refuse.ts'
import type { SiwxCall } from './siwxCall.ts'
import type { SiwxVerdict } from './siwxVerdict.ts'

export declare namespace verifySiwx {
  type Parameters = {
    /** The message that was signed: text, or its bytes. */
    message: string | Uint8Array
    /** In the form of its family: hex, base58 or base64. */
    signature: string
    /** When it has to be valid. @default now */
    time?: Date | undefined
    /** Asks chains about accounts that are contracts. Without it, those are `unknown`. */
    call?: SiwxCall | undefined
  }

  type ReturnType = SiwxVerdict
}

/**
 * Whether an account signed a sign-in message that is valid at a time, by the standards and no
 * more. It does not know who the message was for: servers use `acceptSignIn`.
 * @see EIP-4361, CAIP-122
 */
export async function verifySiwx(parameters: verifySiwx.Parameters): Promise<SiwxVerdict> {
  const { message, signature, time = new Date(), call } = parameters
  const parsed = await parseMessage(message)
  if (parsed.status === 'invalid')
    return refuse('SIWX_MESSAGE_INVALID', parsed.field, parsed.reason)
  return checkTimes(parsed.fields, time.getTime()) ?? judge({ parsed, message, signature, call })
}
