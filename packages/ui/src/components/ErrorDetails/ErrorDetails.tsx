import { isCleatError } from '@cleat/core'
import { type ReactElement, useId, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './ErrorDetails.module.css'

export type ErrorDetailsProps = { error: unknown }

/** An error's code and the message of its cause, collapsed. */
export function ErrorDetails({ error }: ErrorDetailsProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (!isCleatError(error)) return null
  const { code, details, version } = error
  return (
    <div className={classes.details}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text('details.label')}
        <Icon of={chevronDownIcon} size={16} />
      </button>
      <div id={id} className={classes.body} hidden={!isOpen}>
        <div className={classes.lines}>
          <code className={classes.line}>
            <bdi dir="ltr">{code}</bdi>
          </code>
          {details && (
            <span className={classes.line}>
              <bdi>{details}</bdi>
            </span>
          )}
        </div>
        <CopyButton
          value={[code, details, version].filter(Boolean).join('\n')}
          label={text('details.copy')}
          copiedLabel={text('details.copied')}
        />
      </div>
    </div>
  )
}
