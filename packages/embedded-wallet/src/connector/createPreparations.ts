import type { RequestFee, SpendingLimit } from '@cleat/core'
import type { Hex } from 'viem'
import type { AuthChain } from '../accounts/authChain.ts'
import type { PreparedTransaction } from '../accounts/createPlainAccount.ts'
import { OperationError } from '../accounts/operationError.ts'
import type { PreparedCalls } from '../accounts/preparedCalls.ts'
import type { SentCalls } from '../accounts/sentCalls.ts'
import type { AuthSigner } from './authSigner.ts'
import { openSmartAccount } from './openSmartAccount.ts'
import type { RequestCall } from './readRequestCalls.ts'

/** Calls on a chain, by a plain or a smart account. */
export type Asked = {
  readonly chain: AuthChain
  readonly calls: readonly RequestCall[]
  readonly isSmart: boolean
}

/** Prepares calls to be shown, and sends what was shown. */
export type Preparations = {
  /** Keeps what may leave at most, for a smart account, before anything is known of the chain. */
  hold(asked: Omit<Asked, 'isSmart'>, limits?: readonly SpendingLimit[]): void
  /** Prepares calls. The next `send` of the same calls sends what was prepared. */
  prepare(asked: Asked, limits?: readonly SpendingLimit[]): Promise<RequestFee>
  /**
   * Sends calls: as they were shown, or not at all. A signer that asks the visitor shows them
   * itself, so that what was prepared before binds nothing. Throws an `OperationError`.
   */
  send(asked: Asked): Promise<SentCalls>
}

type Prepared = PreparedCalls | PreparedTransaction
type Shown = {
  /** `undefined` if that failed. Once it is not fresh, it is only compared with. */
  readonly prepared: Prepared | undefined
  readonly limits: readonly SpendingLimit[] | undefined
  readonly until: number
}

/** Prices move, and a sponsor's word has an end. Milliseconds. */
const freshMs = 45_000
const most = 20

export function createPreparations(signer: AuthSigner): Preparations {
  const shown = new Map<string, Shown>()
  const prepare = async (asked: Asked, limits?: readonly SpendingLimit[]): Promise<Prepared> => {
    const { chain, calls, isSmart } = asked
    const [first] = calls
    if (!isSmart && first && calls.length === 1)
      return signer.openPlainAccount(chain).prepare(first)
    const account = openSmartAccount(signer, chain)
    const made = calls.map(({ to, value, data }) => {
      if (!to) throw new OperationError('unsupported', 'a new contract within calls')
      return { to, value, data }
    })
    const guard = limits?.map(({ token, most }) => ({
      most,
      ...(token && { token: token as Hex }),
    }))
    return account.prepare({ calls: made, limits: guard })
  }
  const send = (chain: AuthChain, prepared: Prepared) =>
    prepared.kind === 'plain'
      ? signer.openPlainAccount(chain).send(prepared)
      : openSmartAccount(signer, chain).send(prepared)

  const keep = (key: string, one: Shown) => {
    shown.delete(key)
    shown.set(key, one)
    const [oldest = key] = shown.keys()
    if (shown.size > most) shown.delete(oldest)
  }
  // A limit holds, too, where nothing could be prepared with it yet.
  const hold: Preparations['hold'] = (asked, limits) => {
    const key = toKey(asked)
    keep(key, { prepared: shown.get(key)?.prepared, limits, until: 0 })
  }

  return {
    hold,
    async prepare(asked, limits) {
      hold(asked, limits)
      const prepared = await prepare(asked, limits)
      keep(toKey(asked), { prepared, limits, until: Date.now() + freshMs })
      return toFee(prepared)
    },
    async send(asked) {
      const { chain, isSmart } = asked
      const key = toKey(asked)
      const before = shown.get(key)
      const shownFee = before?.prepared && !signer.asksVisitor ? toFee(before.prepared) : undefined
      if (shownFee?.isGuarded && !isSmart) throw new OperationError('altered', 'limit')
      // The same calls may have been shown twice: each is held to it, and none is sent again.
      if (before) shown.set(key, { ...before, until: 0 })
      const isFresh =
        before && Date.now() < before.until && (before.prepared?.kind === 'plain') !== isSmart
      const fresh = isFresh ? before.prepared : undefined
      const prepared = fresh ?? (await prepare(asked, before?.limits))
      if (shownFee) checkAsShown(toFee(prepared), shownFee)
      const sent = await send(chain, prepared)
      // What else was prepared has a nonce that is used up.
      for (const [other, one] of shown) shown.set(other, { ...one, until: 0 })
      return sent
    },
  }
}

/** What is prepared once more costs the account no more than was shown. */
function checkAsShown(now: RequestFee, before: RequestFee): void {
  if (before.sponsor !== now.sponsor) throw new OperationError('sponsor', 'another payer')
  if (before.isGuarded && !now.isGuarded) throw new OperationError('altered', 'limit')
  if (!now.sponsor && now.most > (before.most * 3n) / 2n) throw new OperationError('altered', 'fee')
}

function toFee(prepared: Prepared): RequestFee {
  if (prepared.kind === 'plain')
    return { most: prepared.mostFee, isUpgrade: false, isGuarded: false }
  const { mostFee, sponsor, notSponsored, isUpgrade, limits } = prepared
  return {
    // A contract that is created takes nothing over: the visitor's plain account stays as it is.
    ...{ most: mostFee, isUpgrade: isUpgrade && prepared.kind !== 'contract' },
    isGuarded: limits !== undefined,
    ...(sponsor && { sponsor: sponsor.name }),
    ...(notSponsored && { notSponsored }),
  }
}

function toKey({ chain, calls }: Omit<Asked, 'isSmart'>): string {
  return JSON.stringify([chain.chainId, calls], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
