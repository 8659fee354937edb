import type { ReactElement } from 'react'

/** To be written. */
export function AllWalletsView(): ReactElement {
  return <div />
}
