import { formatAmount } from '@cleat/core/data'
import type { PreparedSwap, SwapLoss } from '@cleat/core/swap'
import { type ReactElement, useEffect, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { cleanAmount } from '../../../format/cleanAmount.ts'
import { getNumberSigns } from '../../../format/getNumberSigns.ts'
import { useLanguage } from '../../../i18n/language/useLanguage.ts'
import { useText } from '../../../i18n/useText.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

export type LossNoticeProps = {
  prepared: PreparedSwap
  loss: SwapLoss
  isConfirmed: boolean
}

/** Losses from which on they are named, and from which on they are severe. In basis points. */
const warnBps = 300
const confirmBps = 1000

/**
 * What the swap loses, and what its network fee is of it. Where it is much, the visitor types the
 * amount. Renders nothing for small losses.
 */
export function LossNotice({ prepared, loss, isConfirmed }: LossNoticeProps): ReactElement | null {
  const text = useText<SwapReviewTexts>()
  const announce = useAnnounce()
  const words = useAmountWords()
  const { level, bps, feePercent } = loss
  const percent = bps === undefined ? undefined : words.percent(bps)
  const describe = () => {
    if (level === 'none') return undefined
    if (percent === undefined) return text('swap.lossUnknown')
    if (level === 'refuse') return text('swap.lossRefuse', { percent })
    // A fee alone can reach the level, too.
    if (bps === undefined || bps < warnBps) return undefined
    return text(bps < confirmBps ? 'swap.lossWarn' : 'swap.lossConfirm', { percent })
  }
  const message = describe()
  const fee =
    feePercent === undefined
      ? undefined
      : text('swap.lossFee', { percent: words.percent(feePercent * 100) })
  useEffect(() => {
    if (message) announce(message)
  }, [announce, message])
  if (!message && !fee) return null
  const variant = level === 'confirm' || level === 'refuse' ? 'error' : 'warning'
  return (
    <>
      {message && <Notice variant={variant}>{message}</Notice>}
      {fee && <Notice variant={variant}>{fee}</Notice>}
      {level === 'confirm' && <LossField prepared={prepared} isConfirmed={isConfirmed} />}
    </>
  )
}

/** The amount, typed because of what the swap loses. */
function LossField(props: { prepared: PreparedSwap; isConfirmed: boolean }): ReactElement {
  const { source, amount } = props.prepared.swap
  const text = useText<SwapReviewTexts>()
  const swap = useSwap()
  const words = useAmountWords()
  const signs = getNumberSigns(useLanguage().tag)
  const { decimals, symbol } = source
  const [typed, setTyped] = useState(props.isConfirmed ? formatAmount(amount, decimals) : '')
  const type = (next: string) => {
    setTyped(next)
    swap.confirmLoss(cleanAmount({ text: next, decimals, groupSign: signs.group, symbol }) ?? next)
  }
  return (
    <div data-part="loss">
      <TextField
        label={text('swap.typeToSwap', { amount: words.exact(amount, source) })}
        value={typed}
        inputMode="decimal"
        dir="ltr"
        enterKeyHint="done"
        onChange={type}
      />
    </div>
  )
}
