import { type CleatError, isCleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useNames } from '../controller/useNames.ts'
import type { NamesTexts } from '../texts/en.ts'
import sheet from './RegisterAccountNameView.module.css'

/** Why the last registration failed, or why there are no suggestions. */
export function NameFailure(): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<NamesTexts>()
  const explain = useErrorText()
  const { name: wallet } = useConnectedWallet()
  const { check, flow } = useControllerState(useNames().state)
  if (flow.status === 'failed') {
    const { error } = flow
    const isDeclined = isCleatError(error, 'REQUEST_USER_REJECTED')
    return (
      <Notice variant={isDeclined ? 'info' : 'error'}>
        <div role="alert">
          <strong className={classes.title}>
            {text(isDeclined ? 'names.declinedTitle' : 'names.errorTitle')}
          </strong>
          <p>{isDeclined ? text('names.declinedText') : describe(error)}</p>
        </div>
        {!isDeclined && <ErrorDetails error={error} />}
      </Notice>
    )
  }
  if (check.status !== 'unknown') return null
  return (
    <Notice variant="warning">
      <strong className={classes.title}>{text('names.suggestionsFailed')}</strong>
      <p>{text('names.suggestionsFailedText')}</p>
      <ErrorDetails error={check.error} />
    </Notice>
  )

  /** A signature that the service did not get is sent again. */
  function describe(error: CleatError): string {
    const isOfSignature = error.code.startsWith('SIWX_')
    if (isOfSignature) return text('names.signatureText')
    const isAway = /^SERVICE_(?:UNREACHABLE|TIMEOUT|BUSY|FAILED)$/.test(error.code)
    return isAway ? text('names.keptText') : explain(error, wallet)
  }
}
