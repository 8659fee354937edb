import type { ReactElement } from 'react'

/** To be written. */
export function ProfileWalletsView(): ReactElement {
  return <div />
}
