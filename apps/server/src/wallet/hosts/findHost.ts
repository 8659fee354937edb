import type { WalletMode } from '@cleat/embedded-wallet/service'
import { parse } from 'tldts'
import type { WalletConfig } from '../context/walletConfig.ts'

/** How the frame is in a page of this origin, if the operator listed it. */
export function findHost(
  config: Pick<WalletConfig, 'origin' | 'hosts'>,
  host: string,
): WalletMode | undefined {
  if (host === config.origin) return undefined
  if (config.hosts !== 'any' && !config.hosts.includes(host)) return undefined
  return toSite(host) === toSite(config.origin) ? 'same-site' : 'cross-site'
}

/** What browsers call a site: the scheme and the registrable domain. */
function toSite(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true })
  return `${protocol}//${isIp ? hostname : (domain ?? hostname)}`
}
