import type { ReactElement } from 'react'

/** To be written. */
export function WhatIsAWalletView(): ReactElement {
  return <div />
}
