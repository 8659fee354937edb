import type { Batch } from '@cleat/core'
import type { ReactElement } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { AskingWallet } from '../../../components/AskingWallet/AskingWallet.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { ProgressTask } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import { historyIcon } from '../../../icons/historyIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useCalls } from '../controller/useCalls.ts'
import type { CallsTexts } from '../texts/en.ts'
import sheet from './BatchProgressView.module.css'
import { ContinueButton } from './ContinueButton.tsx'
import { findPhase } from './findPhase.ts'
import { StepList } from './StepList.tsx'
import { useAllowanceLeft } from './useAllowanceLeft.ts'
import { usePhaseWords } from './usePhaseWords.ts'

export type BatchProgressViewProps = { route: RouteOf<'BatchProgress'> }

/** What became of calls that an app asked for together, call by call. */
export function BatchProgressView({ route }: BatchProgressViewProps): ReactElement {
  const { id } = route
  const text = useText<CallsTexts>()
  const { batches } = useControllerState(useCalls().state)
  const batch = batches.find((one) => one.id === id)
  const { modal } = useKit().controllers
  if (batch) return <KnownBatch batch={batch} />
  return (
    <EmptyState
      icon={<Icon of={historyIcon} size={24} />}
      title={text('calls.goneTitle')}
      action={<Button onClick={() => modal.close()}>{text('calls.close')}</Button>}
    >
      {text('calls.goneText')}
    </EmptyState>
  )
}

function KnownBatch({ batch }: { batch: Batch }): ReactElement {
  const { modal, network: networks } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<CallsTexts>()
  const { steps, wallet, caipNetworkId } = batch
  const network = networks.find(caipNetworkId)
  const phase = findPhase(batch)
  const total = String(steps.length)
  const done = String(steps.filter(({ status }) => status === 'confirmed').length)
  const words = usePhaseWords(phase, { done, total, wallet })
  const left = useAllowanceLeft(batch)
  const allowance = phase === 'partial' || phase === 'next' ? left : undefined
  const close = () => modal.close()
  const list = <StepList batch={batch} network={network} />
  if (phase === 'asking') {
    const step = String(steps.findIndex(({ status }) => status === 'asked') + 1)
    return (
      <AskingWallet
        task={text('calls.askTitle', { step, total })}
        words={{ open: (values) => text('pairing.open', values), elsewhere: '' }}
        onLeave={close}
      >
        {list}
      </AskingWallet>
    )
  }
  const canContinue = phase === 'next' || phase === 'oneByOne' || isDeclined(batch)
  return (
    <ProgressTask
      icon={
        <NetworkImage
          caipNetworkId={caipNetworkId}
          name={network?.name ?? ''}
          imageUrl={network?.assets?.imageUrl}
          size={72}
        />
      }
      {...words}
    >
      {allowance && (
        <div className={classes.allowance}>
          <Notice variant="warning">
            {text('calls.removeText', { spender: `\u2066${allowance.spender}\u2069` })}
          </Notice>
        </div>
      )}
      {list}
      <ActionBar isStacked>
        {canContinue && <ContinueButton batch={batch} phase={phase} />}
        {/* The header closes, too. */}
        {!(canContinue && allowance) && (
          <Button
            variant={canContinue || phase === 'waiting' ? 'quiet' : 'primary'}
            onClick={close}
          >
            {text('calls.close')}
          </Button>
        )}
        {allowance && (
          <Button variant="quiet" isLoading={allowance.isAsking} onClick={allowance.remove}>
            {text('calls.remove')}
          </Button>
        )}
      </ActionBar>
    </ProgressTask>
  )
}

/** The visitor declined one, and may think again. */
function isDeclined({ mode, steps }: Batch): boolean {
  return mode === 'sequence' && steps.some(({ status }) => status === 'declined')
}
