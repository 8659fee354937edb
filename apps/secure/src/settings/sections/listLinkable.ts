import type { SettingsFacts, SettingsPlace } from '@cleat/embedded-wallet/window'

/** The providers that the visitor can add. Farcaster has no page to go to. */
export function listLinkable(
  { identities }: Pick<SettingsFacts, 'identities'>,
  { methods }: Pick<SettingsPlace, 'methods'>,
): readonly string[] {
  const linked = new Set(identities.map(({ provider }) => provider))
  return methods.social.filter((one) => one !== 'farcaster' && !linked.has(one))
}
