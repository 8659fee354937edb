import type { SettingsView, SettingsViewName } from '@cleat/embedded-wallet/window'

/** What a view of the settings' stage gets. */
export type SettingsViewProps<name extends SettingsViewName> = Omit<
  Extract<SettingsView, { name: name }>,
  'name'
>
