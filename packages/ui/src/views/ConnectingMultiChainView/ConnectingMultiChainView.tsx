import type { ReactElement } from 'react'

/** To be written. */
export function ConnectingMultiChainView(): ReactElement {
  return <div />
}
