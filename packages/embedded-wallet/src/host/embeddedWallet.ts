import type { AuthWalletLoader } from '@cleat/core/adapter'
import type { createAuthWallet } from '../connector/createAuthWallet.ts'

export declare namespace embeddedWallet {
  type Parameters = {
    /** The wallet's own origin, such as `https://wallet.app.example`. */
    origin: string
    /** The name that visitors read. @default 'Wallet' */
    name?: string | undefined
    /** The services of smart accounts, by CAIP-2 id. @default none: the account pays and sends */
    networks?: createAuthWallet.Parameters['networks']
    /** What smart accounts are. @default the app's option `smartAccounts`, or 'delegated' */
    kind?: createAuthWallet.Parameters['kind']
    /** When the chain enforces that no more leaves than was shown. @default 'risky' */
    guard?: createAuthWallet.Parameters['guard']
  }
}

/**
 * The option `authWallet` of an app whose visitors can log in: by e-mail and what else the operator
 * of the origin offers. Nothing is asked of the origin before a visitor chooses a login.
 *
 * @example
 * const authWallet = embeddedWallet({ origin: 'https://wallet.app.example' })
 * createAppKit({ adapters, networks, authWallet })
 */
export function embeddedWallet(parameters: embeddedWallet.Parameters): AuthWalletLoader {
  const { name = 'Wallet', ...more } = parameters
  const load: AuthWalletLoader = async (kit) => {
    const { createEmbeddedWallet } = await import('./createEmbeddedWallet.ts')
    return createEmbeddedWallet({ ...more, name, kit })
  }
  return Object.assign(load, { hasLogins: true })
}
