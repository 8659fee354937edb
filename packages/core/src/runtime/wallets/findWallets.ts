import type { Wallet } from '../../contract/wallets/wallet.ts'
import { toSearchText } from './toSearchText.ts'

export type WalletsQuery = {
  /** One-based page number. @default 1 */
  readonly page?: number | undefined
  /** Page size: 4 for recommended, 40 for paging, 100 for search (spec §7). @default 40 */
  readonly entries?: number | undefined
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: 'certified' | 'none' | undefined
}

export declare namespace findWallets {
  type Parameters = { wallets: readonly Wallet[]; query?: WalletsQuery | undefined }
  type ReturnType = { readonly data: readonly Wallet[]; readonly count: number }
}

/** Answers an Explorer API query from a local list: one page and the total number of matches. */
export function findWallets({
  wallets,
  query = {},
}: findWallets.Parameters): findWallets.ReturnType {
  const { page = 1, entries = 40, include, exclude, search, badge } = query
  const wanted = search ? toSearchText(search) : ''
  const matches = wallets.filter(
    ({ id, name, badge_type }) =>
      (!include?.length || include.includes(id)) &&
      !exclude?.includes(id) &&
      (!badge || (badge_type ?? 'none') === badge) &&
      toSearchText(name).includes(wanted),
  )
  // Names that start with the search text come first. `sort` is stable, so the others keep their
  // order.
  if (wanted) matches.sort((one, other) => rank(one, wanted) - rank(other, wanted))
  const from = (page - 1) * entries
  return { data: matches.slice(from, from + entries), count: matches.length }
}

function rank({ name }: Wallet, wanted: string): number {
  return toSearchText(name).startsWith(wanted) ? 0 : 1
}
