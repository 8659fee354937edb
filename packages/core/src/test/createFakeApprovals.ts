import type { Approval, ApprovalClaim } from '../contract/approvals/approval.ts'
import type {
  ApprovalChange,
  ApprovalOutcome,
  ApprovalRequest,
  ApprovalsAdapter,
  FoundApprovals,
} from '../contract/approvals/approvalsAdapter.ts'

export type FakeApprovals = {
  readonly adapter: ApprovalsAdapter
  /** What the chain has, by token and spender. */
  readonly chain: Map<string, Approval>
  /** What the logs say, true or not. */
  logs: readonly ApprovalClaim[]
  /** The looks that were made: below which block. */
  readonly looks: (bigint | undefined)[]
  /** What the next looks answer beside the logs. */
  reach: Omit<FoundApprovals, 'claims'>
  /** What became of a sent transaction. @default included */
  outcome: (hash: string) => ApprovalOutcome
  /** Whether what is sent changes the chain. */
  isObeyed: boolean
  /** Changes what is written, as a fault or an intruder would. */
  tamper: (change: ApprovalChange) => ApprovalChange
}

/** An approval: any amount of a token, of which the account has 5. */
export function toApproval(changes: Partial<Approval> = {}): Approval {
  return {
    ...{ kind: 'token', token: '0xt', spender: '0xs', amount: 9n, isAny: false, balance: 5n },
    ...{ exposed: 5n, symbol: 'T', name: 'Token', decimals: 0, spenderName: undefined },
    ...{ spenderType: 'contract', isExpired: false },
    ...changes,
  }
}

/** Approvals on a chain of the test. A request names the change that it makes. */
export function createFakeApprovals(): FakeApprovals {
  const toKey = ({ token, spender }: ApprovalClaim) => `${token} ${spender}`
  const asked = new Map<string, ApprovalChange>()
  const fake: FakeApprovals = {
    ...{ chain: new Map(), logs: [], looks: [], isObeyed: true },
    reach: { reachedBlock: 0n, since: 0 },
    outcome: (hash) => ({ status: 'included', hash }),
    tamper: (change) => change,
    adapter: {
      listKnown: () => [],
      async find({ before }) {
        fake.looks.push(before)
        return { claims: fake.logs, ...fake.reach }
      },
      read: async ({ claims }) =>
        claims.flatMap((claim) => {
          const there = fake.chain.get(toKey(claim))
          return there ? [{ ...there, ...(claim.at !== undefined && { at: claim.at }) }] : []
        }),
      async prepare(change) {
        const { approval, amount } = fake.tamper(change)
        const id = `${toKey(approval)} ${amount}`
        asked.set(id, { approval, amount })
        return [{ method: 'eth_sendTransaction', params: [{ id, from: change.address }] }]
      },
      decode(request: ApprovalRequest) {
        const [{ id, from }] = request.params as [{ id: string; from: string }]
        const { approval, amount } = asked.get(id) ?? { approval: toApproval(), amount: -1n }
        const { kind, token, spender } = approval
        return { from, kind, token, spender, amount, isOfSignatures: false }
      },
      async follow({ hash }) {
        const change = asked.get(hash.slice(2))
        const outcome = fake.outcome(hash)
        if (change && fake.isObeyed && outcome.status === 'included') {
          const { approval, amount } = change
          if (amount === 0n) fake.chain.delete(toKey(approval))
          else fake.chain.set(toKey(approval), { ...approval, amount })
        }
        return outcome
      },
    },
  }
  return fake
}
