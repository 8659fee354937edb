import type { PreparedSwap } from '@cleat/core/swap'
import type { ReactElement } from 'react'
import { Fact } from '../../../components/Fact/Fact.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

/** Whether traders can see the swap before it is done. Renders nothing for wrapping. */
export function ProtectionFact({ prepared }: { prepared: PreparedSwap }): ReactElement | null {
  const text = useText<SwapReviewTexts>()
  const protection = useControllerState(useSwap().state, (state) => state.protection)
  if (prepared.kind !== 'order' && prepared.kind !== 'transaction') return null
  const isOrder = prepared.kind === 'order'
  const publicly = protection === 'added' ? 'swap.protectionOn' : 'swap.protectionNone'
  return (
    <Fact label={text('swap.protection')}>{text(isOrder ? 'swap.protectionOrder' : publicly)}</Fact>
  )
}
