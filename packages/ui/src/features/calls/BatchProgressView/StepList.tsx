import type { Batch, BatchStep, CaipNetwork } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { TransactionLink } from '../../../components/TransactionLink/TransactionLink.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { clockIcon } from '../../../icons/clockIcon.ts'
import { triangleAlertIcon } from '../../../icons/triangleAlertIcon.ts'
import { walletIcon } from '../../../icons/walletIcon.ts'
import { xIcon } from '../../../icons/xIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { CallsTexts } from '../texts/en.ts'
import sheet from './BatchProgressView.module.css'
import { useActions } from './useActions.ts'
import { useStepWords } from './useStepWords.ts'

const icons = {
  ...{ waiting: clockIcon, asked: walletIcon, sent: clockIcon, confirmed: checkIcon },
  ...{ reverted: xIcon, declined: xIcon, unknown: triangleAlertIcon },
} as const satisfies { [status in BatchStep['status']]: object }

export type StepListProps = { batch: Batch; network: CaipNetwork | undefined }

/** Each call in words, with what became of it. */
export function StepList({ batch, network }: StepListProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<CallsTexts>()
  const actions = useActions(batch.id)
  const { steps, address } = batch
  const describe = useStepWords({ account: address, network, actions })
  const hashes = [...new Set(steps.flatMap(({ hash }) => hash ?? []))]
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ol role="list" className={classes.steps} aria-label={text('calls.title')}>
        {steps.map(({ call, status }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <li key={at} className={classes.step} data-status={status}>
            <span className={classes.icon}>
              <Icon of={icons[status]} size={16} />
            </span>
            <span className={classes.words}>
              <span>{describe(call, actions[at])}</span>
              <span className={classes.status}>{text(`calls.${status}`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {network &&
        hashes.map((hash) => (
          <TransactionLink key={hash} network={network} hash={hash}>
            {text('calls.explorer')}
          </TransactionLink>
        ))}
    </>
  )
}
