import { Problem } from '../../http/problem.ts'
import type { ChangeOutcome } from '../store/nameChange.ts'

/** Why a name was not changed, as an answer. */
export function toChangeProblem(outcome: Exclude<ChangeOutcome, 'done'>, limit: string): Problem {
  switch (outcome) {
    case 'unknown':
      return new Problem('NOT_FOUND', { detail: 'There is no such name in this zone.' })
    case 'foreign':
      return refuse(
        'NAME_NOT_OWNED',
        'The name is not the one of this account, or was not offered to it.',
      )
    case 'limit':
      return refuse('NAME_LIMIT_REACHED', limit)
  }
}

function refuse(code: 'NAME_NOT_OWNED' | 'NAME_LIMIT_REACHED', detail: string): Problem {
  return new Problem(code, { detail, reasons: [{ name: code, description: detail }] })
}
