import type { PreparedSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import { findSwapRemedy } from './findSwapRemedy.ts'

export type PreviewActionsProps = {
  /** Called instead of swapping while a confirmation is missing. */
  onRefuse: (() => void) | undefined
}

/** Starts the swap, or offers a remedy if it cannot be done. */
export function PreviewActions({ onRefuse }: PreviewActionsProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  const { preparing } = useControllerState(useSwap().state)
  return (
    <ActionBar>
      <Button variant="quiet" onClick={() => router.goBack()}>
        {text('swap.cancel')}
      </Button>
      {preparing.status === 'error' ? (
        <RemedyButton code={preparing.error.code} />
      ) : (
        <StartButton onRefuse={onRefuse} />
      )}
    </ActionBar>
  )
}

function StartButton({ onRefuse }: PreviewActionsProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  const swap = useSwap()
  const { preparing, swapping } = useControllerState(swap.state)
  const isAsking = swapping.status === 'pending' && swapping.stage === 'wallet'
  if (preparing.status !== 'success') return <Button isLoading>{text('swap.title')}</Button>
  const { prepared, loss, before, isLossConfirmed } = preparing
  if (before) return <Button onClick={swap.acceptChange}>{text('swap.acceptPrice')}</Button>
  if (loss.level === 'refuse')
    return <Button onClick={() => router.goBack()}>{text('swap.changeAmount')}</Button>
  const { amount, source } = prepared.swap
  // The state has the result.
  const start = () => void swap.swap().catch(() => undefined)
  const isUntyped = loss.level === 'confirm' && !isLossConfirmed
  return (
    <Button
      variant={isUntyped ? 'muted' : 'primary'}
      isLoading={isUntyped ? undefined : isAsking}
      onClick={onRefuse ?? start}
    >
      {isUntyped
        ? text('swap.typeToSwap', { amount: words.exact(amount, source) })
        : text(nameStart(prepared), { amount: words.exactly(amount, source) })}
    </Button>
  )
}

/** What a press does first. */
function nameStart({ steps }: PreparedSwap) {
  switch (steps[0]?.type) {
    case 'reset':
    case 'approve':
      return 'swap.stepApprove'
    case 'batch':
      return 'swap.allowAndSwap'
    case 'permit':
    case 'sign':
      return 'swap.signAndSwap'
    default:
      return 'swap.title'
  }
}

function RemedyButton({ code }: { code: string }): ReactElement {
  const { router } = useKit().controllers
  const swap = useSwap()
  const text = useText<SwapReviewTexts>()
  const remedy = findSwapRemedy(code)
  if (remedy === 'amount')
    return <Button onClick={() => router.goBack()}>{text('swap.changeAmount')}</Button>
  if (remedy === 'token')
    return (
      <Button
        onClick={() => {
          router.goBack()
          router.push({ name: 'SwapSelectToken', target: 'toToken' })
        }}
      >
        {text('swap.otherToken')}
      </Button>
    )
  if (remedy === 'network')
    return (
      <Button onClick={() => router.push({ name: 'Networks' })}>
        {text('swap.chooseNetwork')}
      </Button>
    )
  return <Button onClick={() => void swap.prepare()}>{text('view.retry')}</Button>
}
