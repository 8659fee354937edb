import type { JSX } from 'react'
import type { CleatDevtoolsProps } from '../props/devtoolsProps.ts'

/** What `CleatDevtools` is without the condition `development`: nothing. */
export function CleatDevtools(_props: CleatDevtoolsProps): JSX.Element | null {
  return null
}
