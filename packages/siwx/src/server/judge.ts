import type { ParsedMessage } from '../messages/parseMessage.ts'
import { refuse } from './refuse.ts'
import type { SiwxCall } from './siwxCall.ts'
import type { SiwxVerdict } from './siwxVerdict.ts'
import { verifySignature } from './verifySignature.ts'

/** Looks at the signature of a parsed message, and says who signed in. */
export async function judge(parameters: {
  parsed: Extract<ParsedMessage, { status: 'parsed' }>
  message: string | Uint8Array
  signature: string
  call: SiwxCall | undefined
}): Promise<SiwxVerdict> {
  const { parsed, message, signature, call } = parameters
  const { fields, chain, account, holder } = parsed
  const text = typeof message === 'string' ? message : new TextDecoder().decode(message)
  const verdict = await verifySignature({ message: text, fields, chain, signature, call })
  switch (verdict.status) {
    case 'valid': {
      const subject = verdict.kind === 'key' ? holder : account
      return { ...verdict, account, subject, fields }
    }
    case 'invalid':
      return refuse(
        'SIWX_SIGNATURE_REFUSED',
        undefined,
        'was not made by the account for this text',
      )
    default: {
      const { status, cause } = verdict
      const reason = 'the account is no key that signed, and its chain could not be asked'
      return { status, code: 'SIWX_UNVERIFIABLE', reason, cause }
    }
  }
}
