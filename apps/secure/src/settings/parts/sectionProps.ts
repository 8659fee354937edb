import type { SettingsAction, SettingsFacts, SettingsPlace } from '@cleat/embedded-wallet/window'

/** What each section of the settings gets. */
export type SectionProps = {
  facts: SettingsFacts
  place: SettingsPlace
  /** Whether something is being carried out. */
  isBusy: boolean
  run: (action: SettingsAction) => void
}
