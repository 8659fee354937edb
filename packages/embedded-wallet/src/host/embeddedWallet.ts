import type { AuthWalletLoader } from '@cleat/core/adapter'
import type { createAuthWallet } from '../connector/createAuthWallet.ts'
import { isRemembered } from './isRemembered.ts'

export declare namespace embeddedWallet {
  type Parameters = {
    /** The wallet's own origin, such as `https://wallet.app.example`. You host it. */
    origin: string
    /** The name that visitors read. @default 'Wallet' */
    name?: string | undefined
    /**
     * The services of smart accounts, by CAIP-2 id such as `eip155:8453`.
     * @default none: the account pays and sends
     */
    networks?: createAuthWallet.Parameters['networks']
    /**
     * What smart accounts are. `delegated`: code that the account takes over, at the same address.
     * `contract`: a contract that the key owns, at another address. `off`: all accounts are plain.
     * @default the app's option `smartAccounts`, or 'delegated'
     */
    kind?: createAuthWallet.Parameters['kind']
    /**
     * When the chain enforces that no more leaves than was shown. `risky`: for requests at caution
     * or stop.
     * @default 'risky'
     */
    guard?: createAuthWallet.Parameters['guard']
  }
}

/**
 * The option `authWallet` of an app whose visitors can log in: by e-mail and what else the operator
 * of the origin offers. They have a wallet on EVM chains and Solana. Its code loads with the modal,
 * or beside the page where a visitor was logged in. Nothing is asked of the origin before a visitor
 * chooses a login, or returns while logged in. What fails then has a code, such as
 * `FRAME_UNREACHABLE` or `WALLET_LOCKED`.
 *
 * @example
 * ```ts
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { embeddedWallet } from '@cleat/embedded-wallet'
 * import { createAppKit } from '@cleat/react'
 * import { base } from '@cleat/react/networks'
 *
 * const networks = [base] as const
 *
 * createAppKit({
 *   adapters: [new WagmiAdapter({ networks })],
 *   networks,
 *   authWallet: embeddedWallet({ origin: 'https://wallet.app.example', name: 'Harbour' }),
 * })
 * ```
 */
export function embeddedWallet(parameters: embeddedWallet.Parameters): AuthWalletLoader {
  const { name = 'Wallet', ...more } = parameters
  const loadCode = () => import('./createEmbeddedWallet.ts')
  // A visitor who returns needs it at once: it loads beside the kit's code, not after it.
  if (isRemembered()) loadCode().catch(() => undefined)
  const load: AuthWalletLoader = async (kit) => {
    const { createEmbeddedWallet } = await loadCode()
    return createEmbeddedWallet({ ...more, name, kit })
  }
  return Object.assign(load, { hasLogins: true })
}
