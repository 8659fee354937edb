import type { ReactElement, ReactNode } from 'react'
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './Disclosure.module.css'

export type DisclosureProps = {
  /** Describes the hidden content. */
  label: ReactNode
  children?: ReactNode
}

/**
 * Content that is collapsed until the visitor opens it, or finds it with the browser's search. It
 * scrolls into view, as far as a pinned button leaves room.
 */
export function Disclosure({ label, children }: DisclosureProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <details
      className={classes.disclosure}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' })
      }}
    >
      <summary className={classes.toggle}>
        {label}
        <Icon of={chevronDownIcon} size={16} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}
