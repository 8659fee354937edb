import type { CaipNetwork } from '@cleat/core'
import { type ReactElement, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useDelayedBusy } from '../../../components/Skeleton/useDelayedBusy.ts'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import { OpenOrderNotice } from '../orders/OpenOrderNotice.tsx'
import { preloadReviewTexts } from '../review/preloadReviewTexts.ts'
import type { SwapTexts } from '../texts/en.ts'
import { DoubtfulToken } from './DoubtfulToken.tsx'
import { describeObstacle } from './describeObstacle.ts'
import { FormProblem } from './FormProblem.tsx'
import { isUnserved } from './isUnserved.ts'
import { SourceSide } from './SourceSide.tsx'
import { SwapDetails } from './SwapDetails.tsx'
import sheet from './SwapView.module.css'
import { SwitchSides } from './SwitchSides.tsx'
import { TargetSide } from './TargetSide.tsx'
import { useEarlyPress } from './useEarlyPress.ts'
import { useTargetTrust } from './useTargetTrust.ts'

export type SwapFormProps = { address: string; network: CaipNetwork }

/** The form of a swap. Its button names the first obstacle and leads to it. */
export function SwapForm({ address, network }: SwapFormProps): ReactElement {
  const { options, router } = useKit().controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const swap = useSwap()
  const state = useControllerState(swap.state)
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setIsTyped] = useState(state.sourceTokenAmount !== undefined)
  const { sourceToken, toToken } = state
  const obstacle = swap.validate()
  const { trust, isConfirmed, confirm } = useTargetTrust({ token: toToken, network })
  const { words, action } = describeObstacle({
    ...{ obstacle, isTyped, hasSource: !!sourceToken },
    isUnserved: enableNetworkSwitch === true && isUnserved(state.quoting),
  })
  const isWaiting = useDelayedBusy(action === 'wait')
  const isUnconfirmed = action === 'review' && !isConfirmed
  const review = useCallback(() => router.push({ name: 'SwapPreview' }), [router])
  const { isPressed, press } = useEarlyPress({
    question: `${sourceToken?.address} ${toToken?.address} ${state.sourceTokenAmount}`,
    isWaiting: action === 'wait',
    isReady: action === 'review' && isConfirmed,
    onReady: review,
  })
  const preload = useContext(preloadContext)
  const { name: language } = useLanguage()
  useEffect(() => {
    preload('SwapSelectToken')
    preload('SwapPreview')
    preload('SwapProgress')
    preloadReviewTexts(language)
  }, [preload, language])

  const focus = (part: string) => form.current?.querySelector<HTMLElement>(part)?.focus()
  const submit = () => {
    if (isUnconfirmed) return focus('[data-part=token] button')
    if (action === 'review') return review()
    if (action === 'wait') return press()
    if (action === 'retry') return swap.refresh()
    if (action === 'network') return router.push({ name: 'Networks' })
    if (action === 'amount') return focus('input')
    router.push({
      name: 'SwapSelectToken',
      target: action === 'source' ? 'sourceToken' : 'toToken',
    })
  }
  const label =
    words === 'swap.feeUncovered'
      ? text(words, { symbol: network.nativeCurrency.symbol })
      : text(isUnconfirmed ? 'swap.confirmToken' : words)
  const isMuted = isUnconfirmed || !['review', 'retry', 'wait', 'network'].includes(action)
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={classes.sides}>
        <SourceSide address={address} network={network} obstacle={obstacle} onTyped={setIsTyped} />
        <SwitchSides />
        <TargetSide network={network} />
      </div>
      <SwapDetails />
      {toToken && trust && trust !== 'listed' && (
        <DoubtfulToken
          token={toToken}
          trust={trust}
          onConfirm={isConfirmed ? undefined : confirm}
        />
      )}
      <OpenOrderNotice address={address} network={network} source={sourceToken} />
      <FormProblem obstacle={obstacle} network={network} />
      <ActionBar>
        <Button
          type="submit"
          variant={isMuted ? 'muted' : 'primary'}
          isLoading={isWaiting || isPressed}
        >
          {label}
        </Button>
      </ActionBar>
    </form>
  )
}
