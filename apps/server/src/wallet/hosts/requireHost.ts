import type { WalletMode } from '@cleat/embedded-wallet/service'
import { Problem } from '../../http/problem.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import { findHost } from './findHost.ts'

/**
 * How the frame is in the page that a request names.
 * @throws a `Problem` where it is not listed
 */
export function requireHost(
  config: Pick<WalletConfig, 'origin' | 'hosts'>,
  host: string,
): WalletMode {
  const mode = findHost(config, host)
  if (mode !== undefined) return mode
  throw new Problem('HOST_NOT_ALLOWED', {
    detail: `${host} may not use this wallet. Add it to WALLET_HOSTS of the service.`,
  })
}
