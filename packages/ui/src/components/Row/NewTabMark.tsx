import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { arrowUpRightIcon } from '../../icons/arrowUpRightIcon.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Marks a row that opens a new tab. */
export function NewTabMark(): ReactElement {
  const text = useText()
  return (
    <>
      <Icon of={arrowUpRightIcon} size={18} />
      <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
    </>
  )
}
