import type { SecureOriginProvider, SecureOriginSocials } from './secureOriginSocials.ts'

const providers: readonly SecureOriginProvider[] = [
  ...(['google', 'x', 'discord', 'github', 'facebook', 'apple'] as const),
]

/**
 * The settings of a wallet's service for tests: nothing is kept, nothing is limited, nothing waits,
 * and every provider is a stand-in.
 */
export function toTestSettings(parameters: {
  origin: string
  hosts: readonly string[]
  /** The root secret, in base64url. */
  key: string
  mailUrl: string
  pages: string
  socials: SecureOriginSocials | undefined
  appleKeyFile: string
}): Readonly<Record<string, string>> {
  const { origin, hosts, key, mailUrl, pages, socials, appleKeyFile } = parameters
  return {
    ...{ SERVICES: 'wallet', PORT: new URL(origin).port, DATA_DIR: 'memory', RELAY: 'off' },
    ...{ WALLET: 'on', WALLET_TEST: 'on', WALLET_ORIGIN: origin, WALLET_HOSTS: hosts.join(',') },
    ...{ WALLET_KEY: key, WALLET_PAGES: pages },
    // Every visitor comes from this machine.
    ...{ RATE_LIMIT: '0', WALLET_LOGIN_LIMIT: '0' },
    // Else a recovery is tried a day later.
    WALLET_RECOVERY_HOLD: '0h',
    ...{ MAIL_URL: mailUrl, MAIL_FROM: 'Harbour wallet <wallet@harbour.example>' },
    ...(socials && toProviderSettings(socials, appleKeyFile)),
  }
}

/** Every provider has one client at its stand-in. Apple knows it by a key. */
function toProviderSettings(socials: SecureOriginSocials, appleKeyFile: string) {
  const { urlOf, clientId, clientSecret } = socials
  return {
    ...Object.fromEntries(
      providers.flatMap((id) => [
        [`${id.toUpperCase()}_CLIENT_ID`, clientId],
        [`${id.toUpperCase()}_URL`, urlOf(id)],
        ...(id === 'apple' ? [] : [[`${id.toUpperCase()}_CLIENT_SECRET`, clientSecret]]),
      ]),
    ),
    ...{ APPLE_TEAM_ID: 'LOCALTEAM', APPLE_KEY_ID: 'LOCALKEY', APPLE_KEY_FILE: appleKeyFile },
  }
}
