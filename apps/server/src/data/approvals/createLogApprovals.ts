import * as v from 'valibot'
import { createReadCache } from '../cache/createReadCache.ts'
import type { EvmChain } from '../chains/openChains.ts'
import { hexNumber } from '../rpc/hexSchema.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'
import type { ApprovalClaim, ApprovalsSource, FoundApprovals } from './approvalsSource.ts'
import { approvalTopics, logSchema, readApprovalLog } from './readApprovalLog.ts'

export declare namespace createLogApprovals {
  type Parameters = {
    /** How long an answer is kept, in milliseconds. @default 30000 */
    ttlMs?: number | undefined
    /** What one look may take: requests to the node, and milliseconds. @default 40, 5000 */
    limits?: { readonly requests: number; readonly ms: number } | undefined
    /** Accounts whose looks are continued. The oldest are dropped first. @default 1000 */
    capacity?: number | undefined
  }
}

/** Blocks of a request after the whole chain was refused, and the fewest that are tried. */
const sizes = { first: 100_000n, fewest: 16n }

/** Claims of one account. Older ones are left out. */
const most = 10_000

const blockSchema = v.object({ number: hexNumber, timestamp: hexNumber })
const logsSchema = v.array(v.unknown())

/** What is known of an account. It grows in both directions with each look. */
type Known = {
  readonly claims: Map<string, ApprovalClaim>
  /** The newest and the oldest block that were looked at. */
  newest: bigint
  reached: bigint
  since: number
}

type Look = {
  readonly chain: EvmChain
  readonly address: string
  readonly signal: AbortSignal
  readonly until: number
  left: number
}

/**
 * Approvals from the logs of a chain's node. Every look is limited, however long the chain is; the
 * next one continues where it ended.
 */
export function createLogApprovals(
  parameters: createLogApprovals.Parameters = {},
): ApprovalsSource {
  const { ttlMs = 30_000, limits = { requests: 40, ms: 5000 }, capacity = 1000 } = parameters
  const cache = createReadCache<FoundApprovals>({ ttlMs, capacity })
  const accounts = new Map<string, Known>()

  const open = (key: string, head: bigint) => {
    const known = accounts.get(key) ?? {
      ...{ claims: new Map(), newest: head, reached: head + 1n, since: 0 },
    }
    accounts.delete(key)
    accounts.set(key, known)
    for (const oldest of accounts.keys()) {
      if (accounts.size <= capacity) break
      accounts.delete(oldest)
    }
    return known
  }

  return {
    find: ({ chain, address, signal }) =>
      cache.read({
        key: `${chain.id}:${address}`,
        signal,
        async load(shared) {
          const until = performance.now() + limits.ms
          const look: Look = { chain, address, signal: shared, until, left: limits.requests }
          const head = (await readBlock(look, 'latest')).number
          const known = open(`${chain.id}:${address}`, head)
          await search(look, known, { from: known.newest + 1n, to: head })
          known.newest = head
          await search(look, known, { from: 0n, to: known.reached - 1n })
          if (known.reached > 0n)
            known.since = Number((await readBlock(look, known.reached)).timestamp)
          return toAnswer(known)
        },
      }),
  }
}

/** Looks from the newest block back, by ranges that the node answers. */
async function search(
  look: Look,
  known: Known,
  { from: end, to: start }: { from: bigint; to: bigint },
): Promise<void> {
  let to = start
  let size = to - end + 1n
  let refused = size * 2n
  // Two requests are kept for the times of blocks.
  while (to >= end && look.left > 2 && performance.now() < look.until) {
    const from = to - size + 1n > end ? to - size + 1n : end
    const logs = await readLogs(look, { from, to })
    if (!logs) {
      if (size <= sizes.fewest) return
      refused = size
      size = size > sizes.first ? sizes.first : max(size / 4n, sizes.fewest)
      continue
    }
    for (const claim of logs) keep(known, claim)
    if (from < known.reached) known.reached = from
    to = from - 1n
    if (size * 2n < refused) size *= 2n
  }
}

/** `undefined` if the node refuses the range. */
async function readLogs(
  look: Look,
  { from, to }: { from: bigint; to: bigint },
): Promise<readonly ApprovalClaim[] | undefined> {
  const { chain, address, signal } = look
  const owner = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const range = { fromBlock: toHex(from), toBlock: toHex(to) }
  look.left -= 1
  try {
    const logs = await chain.rpc.call({
      method: 'eth_getLogs',
      params: [{ ...range, topics: [Object.values(approvalTopics), owner] }],
      schema: logsSchema,
      signal,
    })
    return logs.flatMap((log) => {
      const read = v.safeParse(logSchema, log)
      const claim = read.success ? readApprovalLog(read.output, address) : undefined
      return claim ? [claim] : []
    })
  } catch (error) {
    if (error instanceof NodeRefusedError) return undefined
    throw error
  }
}

async function readBlock(look: Look, block: bigint | 'latest') {
  look.left -= 1
  const params = [block === 'latest' ? block : toHex(block), false]
  const { chain, signal } = look
  return chain.rpc.call({ method: 'eth_getBlockByNumber', params, schema: blockSchema, signal })
}

function keep({ claims }: Known, claim: ApprovalClaim): void {
  const { kind, token, spender, item, at = 0 } = claim
  const key = [kind, token, spender, item].join()
  if ((claims.get(key)?.at ?? -1) <= at && (claims.has(key) || claims.size < most))
    claims.set(key, claim)
}

function toAnswer({ claims, reached, since }: Known): FoundApprovals {
  return {
    claims: [...claims.values()],
    reachedBlock: reached,
    since: reached === 0n ? 0 : since,
  }
}

function toHex(block: bigint): string {
  return `0x${block.toString(16)}`
}

function max(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
