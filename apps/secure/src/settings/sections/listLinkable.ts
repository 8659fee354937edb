import type { SettingsFacts, SettingsPlace } from '@cleat/embedded-wallet/window'

/** The ways to log in that the visitor can add: `email`, where there is none, and providers. */
export function listLinkable(
  { identities }: Pick<SettingsFacts, 'identities'>,
  { methods }: Pick<SettingsPlace, 'methods'>,
): readonly string[] {
  const linked = new Set(identities.map(({ provider }) => provider))
  const offered = methods.email ? ['email', ...methods.social] : methods.social
  return offered.filter((one) => !linked.has(one))
}
