import type { ApprovalClaim, ApprovalsAdapter, FoundApprovals } from '@cleat/core/adapter'
import { raceSignal, readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { approvalTopics } from './approvalTopics.ts'
import { type LoggedClaim, readApprovalLog } from './readApprovalLog.ts'

/** What one look may take: requests to the node, and milliseconds in all and for one of them. */
const most = { requests: 40, ms: 5000, requestMs: 2000 }

/** Blocks of a request after the whole chain was refused. */
const first = 100_000n

/** A node that refuses fewer blocks than this refuses everything. */
const fewest = 16n

/** So many logs in one answer are near the limits of nodes. */
const many = 2000

type Look = {
  readonly node: EvmNode
  readonly address: string
  readonly signal: AbortSignal
  readonly until: number
  requests: number
}

/**
 * Looks through the logs of an account's approvals, from the newest block back. The first request
 * asks for the whole chain, because many nodes can answer that by the owner's topic; each refusal
 * makes the range smaller, and each answer makes it larger.
 * @throws `NETWORK_RPC_FAILED` if no range was answered
 */
export async function findClaims(
  chain: EvmChain,
  parameters: Parameters<ApprovalsAdapter['find']>[0],
): Promise<FoundApprovals> {
  const { address, network, before, after = -1n, signal, onProgress } = parameters
  const node = createEvmNode(chain, network)
  const look: Look = { node, address, signal, until: Date.now() + most.ms, requests: 0 }
  const newest = await ask(look, 'eth_getBlockByNumber', 'latest', false)
  const head = { block: toNumber(readProperty(newest, 'number')), at: readTime(newest) }
  let to = before === undefined ? head.block : before - 1n
  const lowest = after + 1n
  // The time of a block that is not there yet would be that of the first.
  if (to < lowest)
    return { claims: [], reachedBlock: to + 1n, since: head.at, newestBlock: head.block }
  const found = new Map<string, LoggedClaim>()
  const start = to + 1n
  let reached = start
  let size = start - lowest
  /** Ranges of this size were refused, so they are not tried again. */
  let refused = size * 2n
  let failure: unknown
  while (to >= lowest && look.requests < most.requests && Date.now() < look.until) {
    const from = to - size + 1n > lowest ? to - size + 1n : lowest
    try {
      const logs = await readLogs(look, { from, to })
      for (const claim of logs) keep(found, claim)
      reached = from
      to = from - 1n
      if (logs.length < many && size * 2n < refused) size *= 2n
    } catch (error) {
      signal.throwIfAborted()
      failure = error
      if (size <= fewest) break
      refused = size
      size = size > first ? first : size / 4n > fewest ? size / 4n : fewest
      continue
    }
    onProgress?.({ claims: toClaims(found), reachedBlock: reached, since: 0 })
  }
  const newestBlock = head.block
  if (reached === 0n) return { claims: date(found, head), reachedBlock: 0n, since: 0, newestBlock }
  if (failure !== undefined && reached === start) throw failure
  const oldest = await node.ask('eth_getBlockByNumber', toQuantity(reached), false)
  const last = { block: reached, at: readTime(oldest) }
  return { claims: date(found, head, last), reachedBlock: reached, since: last.at, newestBlock }
}

async function readLogs(
  look: Look,
  { from, to }: { from: bigint; to: bigint },
): Promise<readonly LoggedClaim[]> {
  const { address } = look
  const owner = `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const answer = await ask(look, 'eth_getLogs', {
    fromBlock: toQuantity(from),
    toBlock: toQuantity(to),
    topics: [Object.values(approvalTopics), owner],
  })
  if (!Array.isArray(answer)) throw new TypeError('The answer to eth_getLogs is no list')
  return answer
    .map((log) => readApprovalLog(log, address))
    .filter((claim): claim is LoggedClaim => claim !== undefined)
}

/** A node that is silent must not use up more than the look's own time. */
function ask(look: Look, method: string, ...params: unknown[]): Promise<unknown> {
  look.requests += 1
  const ms = Math.min(most.requestMs, Math.max(1, look.until - Date.now()))
  const left = AbortSignal.timeout(ms)
  return raceSignal(look.node.ask(method, ...params), AbortSignal.any([look.signal, left]))
}

/** The newest log of an approval says when it was given. */
function keep(found: Map<string, LoggedClaim>, claim: LoggedClaim): void {
  const { kind, token, spender, item } = claim
  const key = [kind, token, spender, item].join()
  const known = found.get(key)
  if (!known || known.block < claim.block) found.set(key, claim)
}

type Moment = { readonly block: bigint; readonly at: number }

function toClaims(found: ReadonlyMap<string, LoggedClaim>): ApprovalClaim[] {
  return [...found.values()].map(({ block: _, ...claim }) => claim)
}

/** Where the node does not say when a block was, its time is estimated from two that are known. */
function date(found: ReadonlyMap<string, LoggedClaim>, head: Moment, start?: Moment) {
  return [...found.values()].map(({ block, ...claim }): ApprovalClaim => {
    if (claim.at !== undefined || !start || start.block >= head.block) return claim
    const share = Number(block - start.block) / Number(head.block - start.block)
    return { ...claim, at: Math.round(start.at + (head.at - start.at) * share) }
  })
}

function readTime(block: unknown): number {
  return Number(toNumber(readProperty(block, 'timestamp')))
}

function toNumber(value: unknown): bigint {
  return typeof value === 'string' && /^0x[0-9a-f]{1,16}$/i.test(value) ? BigInt(value) : 0n
}
