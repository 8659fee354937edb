import type { ReactElement } from 'react'

/** To be written. */
export function AccountSettingsView(): ReactElement {
  return <div />
}
