import { CustodyError } from '../custodyError.ts'
import type { Holder } from '../keystore/holder.ts'
import type { HolderChange } from './holderChange.ts'

/**
 * Changes the holders of a wallet.
 * @throws `HOLDERS_INVALID` where one is named that is not there, or twice, or where no method of
 * recovery would be left
 */
export function changeHolders(
  holders: readonly Holder[],
  { add = [], remove = [], tested = [] }: HolderChange,
): readonly Holder[] {
  const ids = holders.map(({ id }) => id)
  const named = [...remove, ...tested.map(({ id }) => id)]
  if (named.some((id) => !ids.includes(id)))
    throw new CustodyError('HOLDERS_INVALID', 'the wallet has no such holder')
  const times = new Map(tested.map(({ id, at }) => [id, at]))
  const kept = holders
    .filter(({ id }) => !remove.includes(id))
    .map((holder) => ({ ...holder, lastTestedAt: times.get(holder.id) ?? holder.lastTestedAt }))
  const changed = [...kept, ...add]
  const keys = changed.map(({ publicKey }) => publicKey.join())
  if (hasDouble(changed.map(({ id }) => id)) || hasDouble(keys))
    throw new CustodyError('HOLDERS_INVALID', 'two holders have one id, or one key')
  if (hasRecovery(holders) && !hasRecovery(changed))
    throw new CustodyError('HOLDERS_INVALID', 'no method of recovery would be left')
  return changed
}

function hasDouble(values: readonly string[]): boolean {
  return new Set(values).size < values.length
}

function hasRecovery(holders: readonly Holder[]): boolean {
  return holders.some(({ role }) => role === 'r')
}
