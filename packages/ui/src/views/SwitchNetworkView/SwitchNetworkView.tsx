import type { ReactElement } from 'react'

/** To be written. */
export function SwitchNetworkView(): ReactElement {
  return <div />
}
