import type { Approval, ApprovalClaim, ApprovalsAdapter, ReadApprovals } from '@cleat/core/adapter'
import { readDecimals } from '../../abi/readDecimals.ts'
import { readTokenText } from '../../abi/readTokenText.ts'
import { readWord } from '../../abi/readWord.ts'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { readMany } from '../../node/readMany.ts'
import { listSpenders } from '../claims/listSpenders.ts'
import { type ApprovalRead, listFacts, listState } from './listReads.ts'
import { readSpenders } from './readSpenders.ts'
import { type ApprovalState, readState } from './readState.ts'

/** Amounts from here on are more than any token has, as is the largest one of some tokens. */
const anyAmount = 2n ** 128n
const largestOfSome = 2n ** 96n - 1n

type Live = { readonly claim: ApprovalClaim; readonly state: ApprovalState }

/**
 * Reads approvals from the chain: first which of the claims are there, then what they are about.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readApprovals(
  chain: EvmChain,
  parameters: Parameters<ApprovalsAdapter['read']>[0],
): Promise<ReadApprovals> {
  const { address, network, signal } = parameters
  const node = createEvmNode(chain, network)
  const claims = dedupe(parameters.claims)
  const states = await readMany(
    node,
    claims.map((claim) => listState(claim, address)),
  )
  signal.throwIfAborted()
  const unread: ApprovalClaim[] = []
  const live = claims.flatMap((claim, at): Live[] => {
    const state = readState(claim, states[at])
    if (state === 'unread') unread.push({ ...claim, ...toChecksum(chain, claim) })
    return state && state !== 'unread' ? [{ claim, state }] : []
  })
  const counts = live.map(({ claim }) => listFacts(claim, address))
  const names = listSpenders(Number(network.id))
  const [facts, types] = await Promise.all([
    readOnce(node, counts.flat()),
    readSpenders(
      node,
      live.map(({ claim }) => claim.spender).filter((spender) => !names.has(spender)),
    ),
  ])
  signal.throwIfAborted()
  const each = counts[0]?.length ?? 0
  const now = Math.floor(Date.now() / 1000)
  const approvals = live.flatMap((one, at): Approval[] => {
    const answers = facts.slice(at * each, (at + 1) * each)
    const { spender } = one.claim
    const spenderName = names.get(spender)
    const spenderType = spenderName ? 'contract' : (types.get(spender) ?? 'unread')
    const approval = toApproval(one, { answers, owner: address, now })
    if (!approval) return []
    const addresses = toChecksum(chain, one.claim)
    if (approval !== 'unread') return [{ ...approval, ...addresses, spenderName, spenderType }]
    unread.push({ ...one.claim, ...addresses })
    return []
  })
  return { approvals, unread }
}

/** Many approvals are about the same token, which is asked once. */
async function readOnce(
  node: EvmNode,
  reads: readonly ApprovalRead[],
): Promise<readonly (string | undefined)[]> {
  const toKey = ({ to, data }: ApprovalRead) => `${to} ${data}`
  const unique = new Map(reads.map((read) => [toKey(read), read]))
  const answers = await readMany(node, [...unique.values()])
  const byKey = new Map([...unique.keys()].map((key, at) => [key, answers[at]]))
  return reads.map((read) => byKey.get(toKey(read)))
}

type Facts = {
  readonly answers: readonly (string | undefined)[]
  readonly owner: string
  readonly now: number
}

/**
 * `undefined` for an item that the account no longer has: its approval is of the next owner.
 * `'unread'` for one whose owner is not said.
 */
function toApproval(
  { claim, state }: Live,
  { answers, owner, now }: Facts,
): Omit<Approval, 'spenderName' | 'spenderType'> | 'unread' | undefined {
  const [held = '', symbolData = '', nameData = '', decimalsData = '', further = ''] = answers
  const { kind } = claim
  const word = readWord(held, 0)
  if (kind === 'item' && word === undefined) return 'unread'
  if (kind === 'item' && word !== BigInt(owner)) return undefined
  const balance = kind === 'item' ? 1n : word
  const isExpired = state.until !== undefined && state.until < now
  const isCollectible = kind === 'item' || kind === 'collection'
  // Permit2 takes what the token lets Permit2 take.
  const limit = kind === 'permit2' ? (readWord(further, 0) ?? 0n) : undefined
  const amounts = isCollectible ? [balance] : [state.amount, balance, limit]
  return {
    ...claim,
    amount: state.amount,
    isAny: kind === 'collection' || (kind !== 'item' && isMoreThanAll(state.amount)),
    balance,
    exposed: balance === undefined ? undefined : isExpired ? 0n : least(amounts),
    symbol: readTokenText(symbolData),
    name: readTokenText(nameData),
    decimals: isCollectible ? 0 : (readDecimals(decimalsData) ?? 0),
    ...(state.until !== undefined && { until: state.until }),
    isExpired,
  }
}

function isMoreThanAll(amount: bigint): boolean {
  return amount >= anyAmount || amount === largestOfSome
}

function least(amounts: readonly (bigint | undefined)[]): bigint {
  return amounts.reduce<bigint>(
    (one, other) => (other !== undefined && other < one ? other : one),
    2n ** 256n,
  )
}

function toChecksum(chain: EvmChain, { token, spender }: ApprovalClaim) {
  return { token: chain.toAddress(token), spender: chain.toAddress(spender) }
}

/** The same place once, with the newest time that is known. Addresses in lower case. */
function dedupe(claims: readonly ApprovalClaim[]): readonly ApprovalClaim[] {
  const known = new Map<string, ApprovalClaim>()
  for (const claim of claims) {
    const plain = {
      ...claim,
      token: claim.token.toLowerCase(),
      spender: claim.spender.toLowerCase(),
    }
    const key = [plain.kind, plain.token, plain.spender, plain.item].join()
    const before = known.get(key)
    if (!before || (plain.at ?? 0) > (before.at ?? 0)) known.set(key, plain)
  }
  return [...known.values()]
}
