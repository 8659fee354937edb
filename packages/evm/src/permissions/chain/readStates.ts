import type { PermissionState, PermissionsAdapter } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { readClock } from '../../node/readClock.ts'
import { readMany } from '../../node/readMany.ts'
import { delegationAbi as abi } from './delegationAbi.ts'
import { delegationContracts } from './delegationContracts.ts'
import { listUses } from './listUses.ts'
import { type Delegation, readDelegations } from './readDelegations.ts'

const { manager, nonce, timestamp } = delegationContracts
type Status = PermissionState['status']

/** A delegation of a permission, with its hash. */
type Hashed = { readonly of: number; readonly delegation: Delegation; readonly hash: Hex }

/**
 * Reads from the chain whether permissions can be used, and how much of them was: whether their
 * delegations are disabled, their nonces are the present ones, their time is over, and their
 * accounts have code. `undefined` for what another contract enforces.
 * @throws `NETWORK_RPC_FAILED`
 * @see ERC-7710
 */
export async function readStates(
  chain: EvmChain,
  { network, grants }: Parameters<NonNullable<PermissionsAdapter['readStates']>>[0],
): Promise<readonly (PermissionState | undefined)[]> {
  const node = createEvmNode(chain, network)
  const read = grants.map(({ context, enforcer }) =>
    enforcer?.toLowerCase() === manager ? readDelegations(context) : undefined,
  )
  const hashed = await hash(node, read)
  if (hashed.length === 0) return grants.map(() => undefined)
  const [states, now] = await Promise.all([readEach(node, hashed), readClock(node)])
  return read.map((delegations, of) => {
    const own = hashed.flatMap((one, at) => (one.of === of && states[at] ? [states[at]] : []))
    if (!delegations || own.length !== delegations.length) return undefined
    const isOver = delegations.some((one) => isExpired(one, Math.floor(now / 1000)))
    const has = (status: Status) => own.some((state) => state.status === status)
    const status = has('ended')
      ? 'ended'
      : isOver
        ? 'expired'
        : (own.find(isSuspended)?.status ?? 'active')
    return { status, used: own.find(({ used }) => used !== undefined)?.used }
  })
}

/** The hash of each delegation, by the manager itself. */
async function hash(
  node: EvmNode,
  read: readonly (readonly Delegation[] | undefined)[],
): Promise<readonly Hashed[]> {
  const all = read.flatMap((delegations = [], of) =>
    delegations.map((delegation) => ({ of, delegation })),
  )
  const answers = await readMany(
    node,
    all.map(({ delegation }) => ({
      to: manager,
      data: encode({ functionName: 'getDelegationHash', args: [delegation] }),
    })),
  )
  return all.flatMap((one, at) => {
    const answer = answers[at] ?? ''
    return /^0x[\da-f]{64}$/i.test(answer) ? [{ ...one, hash: answer as Hex }] : []
  })
}

/** The state of each delegation, beside its time. `undefined` for what the chain does not say. */
async function readEach(
  node: EvmNode,
  hashed: readonly Hashed[],
): Promise<readonly (PermissionState | undefined)[]> {
  const asked = hashed.map(({ delegation, hash }) => ({
    uses: listUses(delegation, hash),
    nonces: delegation.caveats.filter(({ enforcer }) => enforcer.toLowerCase() === nonce),
  }))
  const reads = hashed.map(({ delegation: { delegator }, hash }, at) => [
    { to: manager, data: encode({ functionName: 'disabledDelegations', args: [hash] }) },
    { to: nonce, data: encode({ functionName: 'currentNonce', args: [manager, delegator] }) },
    ...(asked[at]?.uses ?? []),
  ])
  const [answers, codes] = await Promise.all([
    readMany(node, reads.flat()),
    readCodes(node, hashed),
  ])
  let from = 0
  return hashed.map(({ delegation: { delegator } }, at) => {
    const count = reads[at]?.length ?? 0
    const [disabled, present, ...used] = answers.slice(from, from + count)
    from += count
    const { uses = [], nonces = [] } = asked[at] ?? {}
    const isDisabled = disabled === undefined ? undefined : readWord(disabled, 0)
    const current = present === undefined ? undefined : readWord(present, 0)
    if (isDisabled === undefined || (nonces.length > 0 && current === undefined)) return undefined
    const isStale = nonces.some(({ terms }) => readWord(terms, 0) !== current)
    const amounts = uses.map(({ readUsed }, index) => readUsed(used[index] ?? ''))
    const status = toStatus({ isEnded: isDisabled > 0n || isStale, code: codes.get(delegator) })
    return { status, used: amounts.find((amount) => amount !== undefined) }
  })
}

function toStatus({ isEnded, code }: { isEnded: boolean; code: string | undefined }): Status {
  if (isEnded) return 'ended'
  return code === '0x' ? 'suspended' : 'active'
}

/** The code of the accounts. Left out where the node does not say. */
async function readCodes(
  node: EvmNode,
  hashed: readonly Hashed[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = [...new Set(hashed.map(({ delegation }) => delegation.delegator))]
  const codes = new Map<string, string>()
  await Promise.all(
    accounts.map(async (account) => {
      const code = await node.readBytes('eth_getCode', account, 'latest').catch(() => undefined)
      if (code !== undefined) codes.set(account, code)
    }),
  )
  return codes
}

/** Twice 16 bytes: a time after which it can be used, and one before which. Zero is no limit. */
function isExpired({ caveats }: Delegation, now: number): boolean {
  return caveats
    .filter(({ enforcer }) => enforcer.toLowerCase() === timestamp)
    .map(({ terms }) => Number(`0x${terms.slice(34) || '0'}`))
    .some((before) => before > 0 && before <= now)
}

function isSuspended({ status }: PermissionState): boolean {
  return status === 'suspended'
}

function encode(call: { functionName: string; args: readonly unknown[] }): Hex {
  return library.encodeFunctionData({ abi, ...call })
}
