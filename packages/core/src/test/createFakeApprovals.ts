import type { CaipNetwork } from '../base/caip/network.ts'
import type { Approval, ApprovalClaim } from '../contract/approvals/approval.ts'
import type {
  ApprovalChange,
  ApprovalOutcome,
  ApprovalsAdapter,
  DecodedApproval,
  FoundApprovals,
} from '../contract/approvals/approvalsAdapter.ts'
import { mainnetId } from './networks.ts'

export type FakeApprovals = {
  readonly adapter: ApprovalsAdapter
  /** What the chains have, by token and spender; beyond Ethereum with the network before. */
  readonly chain: Map<string, Approval>
  /** Spenders of which the chain says nothing that can be read. */
  readonly unreadable: Set<string>
  /** What the logs say, true or not. */
  logs: readonly ApprovalClaim[]
  /** The looks that were made on Ethereum: below and above which block. */
  readonly looks: { before?: bigint | undefined; after?: bigint | undefined }[]
  /** What the next looks answer beside the logs. */
  reach: Omit<FoundApprovals, 'claims'>
  /** What became of a sent transaction. @default included */
  outcome: (hash: string) => ApprovalOutcome
  /** Whether what is sent changes the chain. */
  isObeyed: boolean
  /** Changes what is written, as a fault or an intruder would. */
  tamper: (change: ApprovalChange) => ApprovalChange
  /** Changes which change a call of a batch makes. */
  tamperJoined: (id: string) => string
  /** Carries out a change, by the id that its request has. */
  include(id: string): void
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

/** The id of a change as the data of a call, and back. */
function toData(id: string): string {
  return `0x${[...new TextEncoder().encode(id)].map((byte) => byte.toString(16)).join('')}`
}

export function readData(data: string): string {
  return String.fromCharCode(
    ...(data.slice(2).match(/../g) ?? []).map((pair) => Number(`0x${pair}`)),
  )
}

/** Approvals on a chain of the test. A request names the change that it makes. */
export function createFakeApprovals(): FakeApprovals {
  const toKey = ({ caipNetworkId }: CaipNetwork, { token, spender }: ApprovalClaim) =>
    [...(caipNetworkId === mainnetId ? [] : [caipNetworkId]), token, spender].join(' ')
  const asked = new Map<string, ApprovalChange>()
  const decode = (params: unknown): DecodedApproval => {
    const [{ id, from }] = params as [{ id: string; from: string }]
    const { approval, amount } = asked.get(id) ?? { approval: toApproval(), amount: -1n }
    const { kind, token, spender } = approval
    return { from, kind, token, spender, amount, isOfSignatures: false }
  }
  const fake: FakeApprovals = {
    ...{ chain: new Map(), unreadable: new Set(), logs: [], looks: [], isObeyed: true },
    reach: { reachedBlock: 0n, since: 0, newestBlock: 1000n },
    outcome: (hash) => ({ status: 'included', hash }),
    tamper: (change) => change,
    tamperJoined: (id) => id,
    include(id) {
      const change = asked.get(id)
      if (!change || !fake.isObeyed) return
      const key = id.slice(0, id.lastIndexOf(' '))
      if (change.amount === 0n) fake.chain.delete(key)
      else fake.chain.set(key, { ...change.approval, amount: change.amount })
    },
    adapter: {
      listKnown: () => [],
      async find({ before, after, network }) {
        if (network.caipNetworkId === mainnetId) fake.looks.push({ before, after })
        return { claims: fake.logs, ...fake.reach }
      },
      async read({ claims, network }) {
        const unread = claims.filter(({ spender }) => fake.unreadable.has(spender))
        const approvals = claims.flatMap((claim) => {
          const there = unread.includes(claim) ? undefined : fake.chain.get(toKey(network, claim))
          return there ? [{ ...there, ...(claim.at !== undefined && { at: claim.at }) }] : []
        })
        return { approvals, unread }
      },
      async prepare(change) {
        const { approval, amount } = fake.tamper(change)
        const id = `${toKey(change.network, approval)} ${amount}`
        asked.set(id, { approval, amount })
        return [{ method: 'eth_sendTransaction', params: [{ id, from: change.address }] }]
      },
      decode: ({ params }) => decode(params),
      join({ requests, address: from, network }) {
        const calls = requests.map(({ params }) => {
          const [{ id }] = params as [{ id: string }]
          return { to: `0x${'70'.repeat(20)}`, value: '0x0', data: toData(fake.tamperJoined(id)) }
        })
        const chainId = `0x${Number(network.id).toString(16)}`
        const batch = { version: '2.0.0', from, chainId, atomicRequired: true, calls }
        return { method: 'wallet_sendCalls', params: [batch] }
      },
      decodeJoined({ params }) {
        const [{ calls, from }] = params as [{ calls: readonly { data: string }[]; from: string }]
        return calls.map(({ data }) => decode([{ id: readData(data), from }]))
      },
      async follow({ hash }) {
        const outcome = fake.outcome(hash)
        if (outcome.status === 'included') fake.include(hash.slice(2))
        return outcome
      },
    },
  }
  return fake
}
