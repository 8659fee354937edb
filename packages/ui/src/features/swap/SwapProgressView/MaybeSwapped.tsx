import type { CleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { StepAsset } from './StepAsset.tsx'
import sheet from './SwapProgressView.module.css'
import type { SwapFacts } from './swapFacts.ts'

export type MaybeSwappedProps = { facts: SwapFacts; error: CleatError }

/** A step may have been sent. The preview asks before it is sent again. */
export function MaybeSwapped({ facts, error }: MaybeSwappedProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const { explorerUrl } = useConnectedWallet()
  return (
    <ProgressTask
      icon={<StepAsset facts={facts} />}
      state="unknown"
      title={text('swap.unknown')}
      text={text('swap.unknownText')}
      actions={
        <>
          <DoneButton />
          <Button variant="quiet" onClick={() => router.goBack()}>
            {text('swap.again')}
          </Button>
        </>
      }
    >
      {explorerUrl !== undefined && (
        <p className={classes.link}>
          <Link href={explorerUrl}>{text('swap.account')}</Link>
        </p>
      )}
      <ErrorDetails error={error} />
    </ProgressTask>
  )
}
