import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './Disclosure.module.css'

export type DisclosureProps = {
  /** Describes the hidden content. */
  label: ReactNode
  children?: ReactNode
}

/** Content that is collapsed until the visitor opens it. */
export function Disclosure({ label, children }: DisclosureProps): ReactElement {
  const classes = useStyles(sheet)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.disclosure}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        <Icon of={chevronDownIcon} size={16} />
      </button>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
