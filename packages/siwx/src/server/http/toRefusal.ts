import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { InvalidSiwx, UnknownSiwx } from '../siwxVerdict.ts'

/** The answer to a message that does not sign in. It tells the code and the field alone. */
export function toRefusal(verdict: InvalidSiwx | UnknownSiwx): SiwxProblem {
  const { code, reason } = verdict
  const field = verdict.status === 'invalid' ? verdict.field : undefined
  const subject = field === undefined ? 'The signature' : `\`${field}\` of the message`
  return new SiwxProblem(code, {
    detail:
      verdict.status === 'unknown'
        ? 'The account may be a contract, and its chain could not be asked. Try again later.'
        : `${subject} ${reason}. Ask for new terms and sign again.`,
    ...(field === undefined ? {} : { errors: [{ at: '/message', detail: `${field} ${reason}` }] }),
    reasons: [{ name: code, description: reason }],
    ...(verdict.status === 'unknown' ? { cause: verdict.cause } : {}),
  })
}
