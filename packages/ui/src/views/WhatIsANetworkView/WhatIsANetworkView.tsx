import type { ReactElement } from 'react'

/** To be written. */
export function WhatIsANetworkView(): ReactElement {
  return <div />
}
