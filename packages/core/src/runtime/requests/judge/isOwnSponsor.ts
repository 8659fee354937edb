import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { SmartAccountOptions } from '../../../contract/accounts/smartAccountOptions.ts'

/** Whether the app names a service that pays fees on a chain. Only encrypted ones count. */
export function isOwnSponsor(
  url: string,
  {
    chain,
    smartAccounts,
  }: { chain: CaipNetworkId; smartAccounts: SmartAccountOptions | undefined },
): boolean {
  const own = smartAccounts?.networks?.[chain]?.paymasterUrl
  if (own === undefined) return false
  const [asked, known] = [url, own].map((text) => (URL.canParse(text) ? new URL(text) : undefined))
  return asked?.protocol === 'https:' && asked.href === known?.href
}
