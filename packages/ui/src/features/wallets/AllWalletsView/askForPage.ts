import type { Kit } from '@cleat/core'
import type { WalletList } from '@cleat/core/api'

const pageEntries = 40
const searchEntries = 100

/** Fetches one page of the service's list or search results. */
export async function askForPage(
  kit: Kit,
  parameters: { search: string; page: number; signal: AbortSignal },
): Promise<WalletList> {
  const { search, page, signal } = parameters
  const { includeWalletIds, excludeWalletIds } = kit.controllers.options.state
  const { createQueries } = await import('@cleat/core/api')
  const query = {
    entries: search ? searchEntries : pageEntries,
    search: search || undefined,
    include: includeWalletIds,
    exclude: excludeWalletIds,
  }
  return createQueries(kit).walletPages(query).queryFn({ pageParam: page, signal })
}
