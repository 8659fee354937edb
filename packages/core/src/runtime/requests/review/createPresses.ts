import type { DecodedRequest, RequestFinding } from '../../../contract/requests/decodedRequest.ts'

/** What a visitor let pass at `caution`, for this visit. */
export type Presses = {
  /** Whether an earlier press was for the same, and for no less. */
  covers(request: DecodedRequest): boolean
  add(request: DecodedRequest): void
}

type Amount = bigint | 'any'

/** Remembers presses of one visit. */
export function createPresses(): Presses {
  const amounts = new Map<string, Amount>()
  return {
    covers({ level, findings, ...request }) {
      if (level !== 'caution') return false
      return findings.every((finding) => {
        const press = toPress(request, finding)
        const before = press && amounts.get(press.key)
        return before !== undefined && isWithin(press?.amount ?? 'any', before)
      })
    },
    add({ level, findings, ...request }) {
      if (level !== 'caution') return
      for (const finding of findings) {
        const press = toPress(request, finding)
        const before = press && amounts.get(press.key)
        if (press && (before === undefined || isWithin(before, press.amount)))
          amounts.set(press.key, press.amount)
      }
    },
  }
}

/**
 * What a press is about. `undefined` for what is another one each time, such as an order or a text.
 */
function toPress(
  { method, account, chain, signedFor }: Omit<DecodedRequest, 'level' | 'findings'>,
  { rule, action }: RequestFinding,
): { key: string; amount: Amount } | undefined {
  const place = [rule, method, account, chain, signedFor]
  if (action.kind === 'call')
    return { key: [...place, action.to, action.selector].join(' '), amount: action.value }
  if (action.kind !== 'approve') return undefined
  const { token, spender, amount, until, isSignature } = action
  // A rule limits how long an allowance lasts, if it ends at all.
  const form = [isSignature, until !== undefined]
  return { key: [...place, token, spender, ...form].join(' '), amount }
}

function isWithin(amount: Amount, most: Amount): boolean {
  return most === 'any' || (amount !== 'any' && amount <= most)
}
