import { object, optional, safeParse, string } from 'valibot'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import type { AmountLimits } from './onrampOffering.ts'

const problem = object({ code: string(), detail: optional(string(), '') })

/**
 * Converts the refusal of a service. `detail` of an `ONRAMP_UNSUPPORTED` is the error's cause: the
 * provider's own reason.
 */
export function toOnrampError(
  error: unknown,
  parameters: {
    network: string
    currency: string
    limits: AmountLimits | undefined
  },
): unknown {
  if (!isCleatError(error, 'SERVICE_BAD_ANSWER') || !(error.cause instanceof Error)) return error
  const { network, currency, limits } = parameters
  const refusal = safeParse(problem, parse(error.cause.message))
  const { code, detail } = refusal.success ? refusal.output : { code: '', detail: '' }
  const cause = new Error(toPlainText(detail, 160), { cause: error })
  if (code === 'NOT_OFFERED')
    return new CleatError('ONRAMP_UNSUPPORTED', { context: { network }, cause })
  if (code !== 'AMOUNT_OUTSIDE') return error
  const context = { currency, minimum: limits?.min ?? '0', maximum: limits?.max }
  return new CleatError('ONRAMP_AMOUNT_OUTSIDE', { context, cause })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
