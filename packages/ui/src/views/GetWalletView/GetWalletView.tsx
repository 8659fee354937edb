import type { ReactElement } from 'react'

/** To be written. */
export function GetWalletView(): ReactElement {
  return <div />
}
