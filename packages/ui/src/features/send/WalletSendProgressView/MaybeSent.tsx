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
import type { SendTexts } from '../texts/en.ts'
import { DoneButton } from './DoneButton.tsx'
import { SentAsset } from './SentAsset.tsx'
import type { SentFacts } from './sentFacts.ts'
import sheet from './WalletSendProgressView.module.css'

export type MaybeSentProps = { facts: SentFacts; error: CleatError }

/** The payment may have been sent. The preview asks before it is sent again. */
export function MaybeSent({ facts, error }: MaybeSentProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const { explorerUrl } = useConnectedWallet()
  return (
    <ProgressTask
      icon={<SentAsset facts={facts} />}
      state="unknown"
      title={text('send.unknown')}
      text={text('send.unknownText')}
      actions={
        <>
          <DoneButton />
          <Button variant="quiet" onClick={() => router.goBack()}>
            {text('send.again')}
          </Button>
        </>
      }
    >
      {explorerUrl !== undefined && (
        <p className={classes.link}>
          <Link href={explorerUrl}>{text('send.account')}</Link>
        </p>
      )}
      <ErrorDetails error={error} />
    </ProgressTask>
  )
}
