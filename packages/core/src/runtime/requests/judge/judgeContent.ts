import type {
  RequestContent,
  RequestFinding,
  RequestLevel,
  RequestVerdict,
} from '../../../contract/requests/decodedRequest.ts'
import { type Judging, judgeAction } from './judgeAction.ts'

/** Actions at once that may be looked through, and that may be asked for at all. */
const few = 50
const most = 200
/** Transactions that may be signed at once without a stop. */
const fewTransactions = 10

const order: readonly RequestLevel[] = ['plain', 'caution', 'stop', 'refused']

/** What the rules find in a request, and the highest level of it. */
export function judgeContent(
  content: Pick<RequestContent, 'actions' | 'sponsors' | 'transactions' | 'highFee'>,
  judging: Judging,
): { readonly findings: readonly RequestFinding[]; readonly level: RequestLevel } {
  const { actions, sponsors = [], transactions: count = 1, highFee } = content
  const findings = actions.flatMap((action) => judgeAction(action, judging))
  const [first] = actions
  if (first && actions.length > few)
    findings.push({
      ...{ rule: 'batch-long', action: first },
      level: actions.length > most ? 'refused' : 'stop',
    })
  if (first && count > fewTransactions) {
    const facts = { kind: 'count', count } as const
    findings.push({ rule: 'transactions-many', level: 'stop', action: first, facts })
  }
  if (highFee !== undefined) {
    // Coins that all come back or go to miners are no action.
    const action = first ?? ({ kind: 'opaque', reason: 'data' } as const)
    const facts = { kind: 'fee', amount: highFee } as const
    findings.push({ rule: 'fee-high', level: 'stop', action, facts })
  }
  const url = sponsors.find((sponsor) => !judging.isOwnSponsor(sponsor))
  if (first && url !== undefined) {
    const facts = { kind: 'sponsor', url } as const
    findings.push({ rule: 'sponsor-foreign', level: 'caution', action: first, facts })
  }
  return { findings, level: findHighest(findings) }
}

/** The highest level of what was found. */
export function findHighest(findings: readonly RequestFinding[]): RequestLevel {
  const levels = findings.map((finding) => order.indexOf(finding.level))
  return order[Math.max(0, ...levels)] ?? 'plain'
}

/** Whether a level is stricter than another. */
export function isHigher(one: RequestLevel, other: RequestLevel): boolean {
  return order.indexOf(one) > order.indexOf(other)
}

/** What becomes of a request of a level, without a policy. */
export function toVerdict(level: RequestLevel): RequestVerdict {
  if (level === 'refused') return 'refuse'
  return level === 'plain' ? 'allow' : 'confirm'
}
