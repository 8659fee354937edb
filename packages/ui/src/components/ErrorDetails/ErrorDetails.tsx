import { isCleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Details } from '../Details/Details.tsx'
import sheet from './ErrorDetails.module.css'

export type ErrorDetailsProps = { error: unknown }

/** An error's code and the message of its cause, collapsed. */
export function ErrorDetails({ error }: ErrorDetailsProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText()
  if (!isCleatError(error)) return null
  const { code, details, version } = error
  return (
    <Details>
      <div className={classes.body}>
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
    </Details>
  )
}
