import type { WalletFacts } from '@cleat/embedded-wallet/service'
import type { Holder } from './createHolderProofs.ts'
import type { StoredWallet } from './storedWallet.ts'

/** A wallet as its owner sees it. */
export function describeStored(
  wallet: StoredWallet,
  holders: readonly Holder[],
  about: {
    readonly now: Date
    /** When holders were last proven, by id. */
    readonly tests: ReadonlyMap<string, Date>
    /** In how many seconds another browser can open it by code. */
    readonly recoversIn: number | null
  },
): WalletFacts {
  const { id, generation, accounts, accountTypes, confirm, frozenAt, deletesAt, createdAt } = wallet
  const { now, tests, recoversIn } = about
  const deletesIn =
    deletesAt && Math.max(0, Math.floor((deletesAt.getTime() - now.getTime()) / 1000))
  return {
    ...{ id, generation, accounts, accountTypes, confirm, isFrozen: frozenAt !== null },
    ...{ deletesIn, recoversIn },
    holders: holders.map(({ holder, kind, publicKey }) => ({
      ...{ id: holder, kind, publicKey },
      testedAt: tests.get(holder)?.toISOString() ?? null,
    })),
    createdAt: createdAt.toISOString(),
  }
}
