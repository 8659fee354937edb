import type { SettingsFacts, SettingsPlace } from '../context/settingsState.ts'

/**
 * How the visitor can log in again, the strongest first: with a passkey of the account, a code by
 * e-mail, or a provider that the service still offers.
 */
export function listLogins(
  { passkeys, identities }: Pick<SettingsFacts, 'passkeys' | 'identities'>,
  { hasPasskeys, methods }: Pick<SettingsPlace, 'hasPasskeys' | 'methods'>,
): readonly string[] {
  const offered: readonly string[] = methods.social.filter((one) => one !== 'farcaster')
  const linked = new Set(identities.map(({ provider }) => provider))
  const further = methods.oidc.map(({ id }) => id)
  return [
    ...(passkeys.length > 0 && hasPasskeys ? ['passkey'] : []),
    ...(linked.has('email') && methods.email ? ['email'] : []),
    ...[...offered, ...further].filter((one) => linked.has(one)),
  ]
}
