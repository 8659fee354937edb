import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { isLinkOf } from '../../walletDeepLinks/isLinkOf.ts'
import { toNameSkeleton } from '../../wallets/toNameSkeleton.ts'

export declare namespace limitTrust {
  type Parameters = {
    /** A wallet of a service's answer. */
    wallet: Wallet
    /** The bundled wallets. */
    registry: readonly Wallet[]
  }
}

const linkFields = ['mobile_link', 'link_mode', 'desktop_link', 'webapp_link'] as const

/**
 * Takes from a service's wallet what would lead the secret of a pairing elsewhere. Of a bundled
 * wallet, only links to its own schemes and hosts are left. Any other wallet keeps its https links
 * alone, which are never opened unasked, and neither the name nor the `rdns` of a bundled one.
 */
export function limitTrust({ wallet, registry }: limitTrust.Parameters): Wallet {
  const known = registry.find(({ id }) => id === wallet.id)
  const skeleton = toNameSkeleton(wallet.name)
  const isImitation = !known && registry.some(({ name }) => toNameSkeleton(name) === skeleton)
  const isAllowed = (href: string) =>
    known ? isLinkOf({ href, wallet: known }) : !isImitation && href.startsWith('https://')
  const links = linkFields.map((field) => {
    const href = wallet[field]
    return [field, href !== undefined && isAllowed(href) ? href : undefined] as const
  })
  const isForeign = !known && registry.some(({ rdns }) => rdns && rdns === toRdns(wallet))
  return {
    ...wallet,
    ...Object.fromEntries(links),
    name: known?.name ?? wallet.name,
    rdns: known ? known.rdns : isForeign || isImitation ? undefined : wallet.rdns,
    ...(known ? {} : { isFromService: true }),
  }
}

function toRdns({ rdns }: Wallet): string | undefined {
  return rdns?.trim().toLowerCase()
}
