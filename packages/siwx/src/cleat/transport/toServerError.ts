import { SiwxError } from '../../config/siwxError.ts'

const service = 'sign-in service'

/** The error of an answer that is no success: the code that the server names, else its status. */
export function toServerError(status: number, answer: unknown): SiwxError {
  const { code, reasons } = Object(answer) as { [name: string]: unknown }
  const [first] = Array.isArray(reasons) ? reasons : []
  const { description } = Object(first) as { description?: unknown }
  const reason = typeof description === 'string' ? description.slice(0, 200) : ''
  const context = typeof code === 'string' && toContext(code, reason, answer)
  if (context) return new SiwxError(String(code), { context })
  if (status === 403 || status === 401)
    return new SiwxError('SERVICE_FORBIDDEN', { context: { service, status } })
  if (status === 429) return new SiwxError('SERVICE_BUSY', { context: { service, status } })
  return new SiwxError('SERVICE_FAILED', { context: { service, status } })
}

/** The facts of a code, as Cleat's errors have them. */
function toContext(
  code: string,
  reason: string,
  answer: unknown,
): (object & SiwxError['context']) | undefined {
  const here = globalThis.location?.host ?? ''
  switch (code) {
    case 'SIWX_MESSAGE_INVALID':
      return { field: readField(answer), reason: reason || 'was refused' }
    case 'SIWX_DOMAIN_MISMATCH':
      return { expected: here, actual: reason.replace(/^is not /, '') || 'another page' }
    case 'SIWX_ACCOUNT_MISMATCH':
      return { expected: reason.replace(/^is not /, ''), actual: 'another account' }
    case 'SIWX_EXPIRED':
    case 'SIWX_NOT_YET_VALID':
      return { at: /\S+$/.exec(reason)?.[0] ?? '' }
    case 'SIWX_NONCE_REFUSED':
      return { reason: reason === '' ? 'foreign' : /used/.test(reason) ? 'used' : 'unknown' }
    case 'SIWX_SIGNATURE_REFUSED':
      return { type: 'unknown' }
    case 'SIWX_REQUIRED':
      return {}
    case 'SIWX_UNVERIFIABLE':
      return { reason: reason || 'its chain could not be asked' }
    case 'SIWX_SESSION_ENDED':
      return { reason: reason || 'the service ended it' }
    default:
      return undefined
  }
}

function readField(answer: unknown): string {
  const { errors } = Object(answer) as { errors?: unknown }
  const { detail } = Object(Array.isArray(errors) ? errors[0] : undefined) as { detail?: unknown }
  return typeof detail === 'string' ? (detail.split(' ')[0] ?? 'text') : 'text'
}
