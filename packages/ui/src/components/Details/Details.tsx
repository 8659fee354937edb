import type { ReactElement, ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './Details.module.css'

export type DetailsProps = { children?: ReactNode }

/** What few want to know of a task, collapsed below its sentence. */
export function Details({ children }: DetailsProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText()
  return (
    <details className={classes.details}>
      <summary className={classes.toggle}>
        {text('details.label')}
        <Icon of={chevronDownIcon} size={16} />
      </summary>
      {children}
    </details>
  )
}
