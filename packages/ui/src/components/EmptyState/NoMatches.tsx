import type { ReactElement } from 'react'
import { searchIcon } from '../../icons/searchIcon.ts'
import { Icon } from '../Icon/Icon.tsx'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

export type NoMatchesProps = Pick<EmptyStateProps, 'children' | 'action'>

/** Says that a search found nothing. */
export function NoMatches(props: NoMatchesProps): ReactElement {
  return <EmptyState icon={<Icon of={searchIcon} />} {...props} />
}
