import type { ReactElement } from 'react'

/** To be written. */
export function DownloadsView(): ReactElement {
  return <div />
}
