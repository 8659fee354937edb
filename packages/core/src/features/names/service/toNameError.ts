import { CleatError } from '../../../base/errors/cleatError.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'

/** What a refusal of the service says, as Cleat's error. `undefined` for any other failure. */
export function toNameError(error: unknown, { name }: { name: string }): CleatError | undefined {
  const { code, reasons, detail, errors } = readRefusal(error)
  const [first] = Array.isArray(reasons) ? reasons : []
  const { description = detail } = Object(first) as { description?: unknown }
  const reason = toPlainText(typeof description === 'string' ? description : '', 200)
  switch (code) {
    case 'NAME_TAKEN':
    case 'NAME_RESERVED':
    case 'NAME_NOT_OWNED':
      return new CleatError(code, { context: { name } })
    // Given up, or passed on, since it was read.
    case 'NOT_FOUND':
      return new CleatError('NAME_NOT_OWNED', { context: { name } })
    case 'INVALID_BODY': {
      const [part] = Array.isArray(errors) ? errors : []
      const { at = '', detail: fault = reason } = Object(part) as { at?: unknown; detail?: unknown }
      const text = toPlainText(`${at} ${fault}`.trim(), 200)
      return new CleatError('NAME_RECORDS_INVALID', { context: { reason: text } })
    }
    case 'NAME_TOO_SIMILAR': {
      const [, other = ''] = /taken for (\S+?)\.?$/.exec(reason) ?? []
      return new CleatError(code, { context: { name, other } })
    }
    case 'NAME_LIMIT_REACHED': {
      const [limit = '5'] = /\d+/.exec(reason) ?? []
      return new CleatError(code, { context: { limit } })
    }
    case 'NAME_INVALID':
    case 'SIWX_UNVERIFIABLE':
      return new CleatError(code, { context: { reason } })
    case 'SIWX_EXPIRED':
    case 'SIWX_NOT_YET_VALID':
      return new CleatError(code, { context: { at: /\S+$/.exec(reason)?.[0] ?? '' } })
    case 'SIWX_NONCE_REFUSED': {
      const isUsed = /used/.test(reason)
      return new CleatError(code, { context: { reason: isUsed ? 'used' : 'unknown' } })
    }
    case 'SIWX_SIGNATURE_REFUSED':
      return new CleatError(code, { context: { type: 'unknown' } })
    case 'SIWX_MESSAGE_INVALID':
      return new CleatError(code, { context: { field: 'text', reason } })
    case 'SIWX_DOMAIN_MISMATCH': {
      const { host = '' } = globalThis.location ?? {}
      return new CleatError(code, { context: { expected: host, actual: reason } })
    }
    case 'SIWX_ACCOUNT_MISMATCH':
      return new CleatError(code, { context: { expected: reason, actual: 'another account' } })
    default:
      return undefined
  }
}

/** The body of a refusal is the cause of its error. */
function readRefusal(error: unknown): { readonly [field: string]: unknown } {
  const { cause } = Object(error) as { cause?: unknown }
  try {
    return cause instanceof Error ? Object(JSON.parse(cause.message)) : {}
  } catch {
    return {}
  }
}
