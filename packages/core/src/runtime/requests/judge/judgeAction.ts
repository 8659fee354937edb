import type { Permission } from '../../../contract/permissions/permission.ts'
import type {
  RequestContent,
  RequestFinding,
  RequestRule,
} from '../../../contract/requests/decodedRequest.ts'
import type {
  ApproveAction,
  GrantAction,
  RequestAction,
} from '../../../contract/requests/requestAction.ts'
import { listNamed } from './listNamed.ts'

/** What rules know beside the action itself. */
export type Judging = Pick<RequestContent, 'signedFor' | 'pinned'> & {
  /** Seconds since the epoch. */
  readonly now: bigint
  /** Whether the app trusts a contract with what a visitor has. */
  isTrusted(address: string): boolean
  /** Whether the app names a network with this id and these RPC URLs. */
  isOwnNetwork(chainId: bigint, rpcUrls: readonly string[]): boolean
  /** The known address that another one imitates. */
  findLookAlike(address: string): string | undefined
  /** Whether the app names a service that pays fees. */
  isOwnSponsor(url: string): boolean
}

type Level = RequestFinding['level']
type Found = readonly [rule: RequestRule, level: Level]

const day = 86_400n
const month = 30n * day
const year = 365n * day
/** More than there can be of anything. */
const anyAmount = 2n ** 255n

/** What the rules find in one action, and in those inside it. */
export function judgeAction(action: RequestAction, judging: Judging): readonly RequestFinding[] {
  const inner = action.kind === 'safeTransaction' ? action.actions : []
  return [
    ...[...judgeAlone(action, judging), ...judgeChain(action, judging)].map(
      ([rule, level]): RequestFinding => ({ rule, level, action }),
    ),
    ...judgeLook(action, judging),
    ...inner.flatMap((one) => judgeAction(one, judging)),
  ]
}

function judgeAlone(action: RequestAction, judging: Judging): readonly Found[] {
  const { isTrusted } = judging
  switch (action.kind) {
    case 'transfer':
      return judgeTransfer(action)
    case 'approve':
      return judgeApproval(action, judging)
    case 'approveAll':
      return isTrusted(action.operator) ? [] : [['approve-all', 'stop']]
    case 'order':
      return judgeOrder(action)
    case 'delegate':
      return [['delegate-code', isTrusted(action.to) ? 'stop' : 'refused']]
    case 'clearDelegate':
      return [['delegate-cleared', 'caution']]
    case 'call':
      return action.value > 0n && !isTrusted(action.to) ? [['call-value', 'caution']] : []
    case 'opaque':
      return [['opaque', action.reason === 'method' ? 'caution' : 'stop']]
    case 'safeTransaction':
      return action.isDelegateCall ? [['safe-delegate-call', 'stop']] : []
    case 'grant':
      return judgeGrant(action, judging)
    case 'ownership':
      return [['ownership', 'stop']]
    case 'addChain':
      return judging.isOwnNetwork(action.chainId, action.rpcUrls) ? [] : [['chain-added', 'stop']]
    case 'decrypt':
      return [['decrypt', 'caution']]
    case 'message': {
      const { contract } = action
      return contract && !isTrusted(contract) ? [['message-contract', 'caution']] : []
    }
    case 'deploy':
    case 'revoke':
    case 'signIn':
    case 'watchAsset':
      return []
    default:
      return action satisfies never
  }
}

/** Everything that is allowed without asking has a limit and, within a year, an end. */
function judgeGrant(
  { limits, permissions, until }: GrantAction,
  { now }: Judging,
): readonly Found[] {
  if (limits === 0 || permissions?.some(isUnlimited)) return [['grant-unlimited', 'stop']]
  const isLong = permissions && (until === undefined || until > now + year)
  return isLong ? [['approve-long', 'stop']] : [['grant', 'caution']]
}

function isUnlimited(permission: Permission): boolean {
  switch (permission.kind) {
    case 'periodic':
    case 'allowance':
      return permission.amount >= anyAmount
    case 'stream':
      return permission.perSecond >= anyAmount || permission.initial >= anyAmount
    default:
      return (permission.valueLimit ?? 0n) >= anyAmount
  }
}

/** Attackers hope that who gets something is copied from a history, and compared by its ends. */
function judgeLook(action: RequestAction, { findLookAlike }: Judging): readonly RequestFinding[] {
  if (action.kind === 'revoke') return []
  return listNamed(action).flatMap((address): RequestFinding[] => {
    const known = findLookAlike(address)
    if (known === undefined) return []
    const facts = { kind: 'look-alike', address, known } as const
    return [{ rule: 'look-alike', level: 'stop', action, facts }]
  })
}

/** A signature that moves something is good on every chain if it names none. */
function judgeChain(action: RequestAction, { signedFor }: Judging): readonly Found[] {
  const isMoving =
    action.kind === 'order' ||
    action.kind === 'safeTransaction' ||
    action.kind === 'grant' ||
    (action.kind === 'approve' && action.isSignature)
  return isMoving && signedFor === 'any' ? [['chain-absent', 'stop']] : []
}

function judgeTransfer(action: Extract<RequestAction, { kind: 'transfer' }>): readonly Found[] {
  const { to, token, from, id } = action
  // Nothing that a token's own contract or the zero address gets comes back.
  if (to === token || /^0x0{40}$/.test(to)) return [['transfer-lost', 'stop']]
  if (from !== undefined) return [['transfer-foreign', 'caution']]
  return id === undefined ? [] : [['transfer-collectible', 'caution']]
}

function judgeApproval(action: ApproveAction, judging: Judging): readonly Found[] {
  const { spender, amount, until, owner, isSignature } = action
  const { now, pinned } = judging
  if (owner !== undefined) return [['account-foreign', 'refused']]
  const isTrusted = judging.isTrusted(spender) || (!isSignature && pinned.includes(spender))
  const strict: Level = isTrusted ? 'caution' : 'stop'
  if (amount === 'any') return [['approve-any', strict]]
  if (until !== undefined && until > now + year) return [['approve-long', strict]]
  if (until !== undefined && until > now + month) return [['approve-long', 'caution']]
  return isTrusted ? [] : [['approve-spender', 'caution']]
}

function judgeOrder(action: Extract<RequestAction, { kind: 'order' }>): readonly Found[] {
  const { owner, receiver, gets } = action
  if (owner !== undefined) return [['account-foreign', 'refused']]
  const isGift = receiver !== undefined || gets.every(({ amount }) => amount === 0n)
  return [isGift ? ['order-gift', 'stop'] : ['order', 'caution']]
}
