import type { ReactElement } from 'react'

/** To be written. */
export function SwitchActiveChainView(): ReactElement {
  return <div />
}
