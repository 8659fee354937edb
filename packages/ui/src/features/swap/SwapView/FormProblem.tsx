import type { CaipNetwork } from '@cleat/core'
import type { SwapValidationError } from '@cleat/core/swap'
import { type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { ErrorDetails } from '../../../components/ErrorDetails/ErrorDetails.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import { isUnserved } from './isUnserved.ts'
import sheet from './SwapView.module.css'

export type FormProblemProps = {
  obstacle: SwapValidationError | undefined
  network: CaipNetwork
}

/** Why there is no price. Renders nothing without a problem. */
export function FormProblem({ obstacle, network }: FormProblemProps): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const explain = useErrorText()
  const announce = useAnnounce()
  const { quoting } = useControllerState(useSwap().state)
  const error = quoting.status === 'error' ? quoting.error : undefined
  const isElsewhere = obstacle === 'failed' && isUnserved(quoting)
  const isFailed = obstacle === 'failed' && error !== undefined && !isElsewhere
  const words = isFailed
    ? explain(error)
    : isElsewhere
      ? text('swap.unsupportedText', { network: network.name })
      : obstacle === 'no-route'
        ? text('swap.noRouteText')
        : obstacle === 'same-token'
          ? text('swap.sameToken')
          : undefined

  useEffect(() => {
    if (words) announce(words)
  }, [announce, words])

  if (!words) return null
  return (
    <div>
      <Notice variant={isFailed ? 'error' : isElsewhere ? 'warning' : 'info'}>
        {isFailed && <p className={classes.strong}>{text('swap.failed')}</p>}
        <p>{words}</p>
      </Notice>
      {isFailed && <ErrorDetails error={error} />}
    </div>
  )
}
