import { type ReactElement, useState } from 'react'
import { ChoiceChips } from '../../../components/ChoiceChips/ChoiceChips.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import { readSlippage } from './readSlippage.ts'
import sheet from './SwapDetails.module.css'

/** The default, and two that are stricter. In basis points. */
const presets = [100, 10, 50] as const
const [automatic] = presets
/** Beyond it, a trader in between can take much. */
const highBps = 500
/** Below it, the price moves more within a block. */
const lowBps = 10

/** The tolerated loss against the offer. Opens the choice of another one. */
export function SlippageChoice(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const words = useAmountWords()
  const swap = useSwap()
  const bps = useControllerState(swap.state, ({ slippageBps }) => slippageBps)
  const [typed, setTyped] = useState<string>()
  const [isInvalid, setIsInvalid] = useState(false)
  const percent = words.percent(bps)
  const auto = text('swap.slippageAuto', { percent: words.percent(automatic) })
  const isPreset = (presets as readonly number[]).includes(bps)
  const own = isPreset ? '' : String(bps / 100)
  const type = (next: string) => {
    setTyped(next)
    const read = readSlippage(next)
    setIsInvalid(read === undefined && next.trim() !== '')
    if (next.trim() === '') swap.setSlippage(automatic)
    else if (read !== undefined) swap.setSlippage(read)
  }
  const warning =
    bps > highBps ? text('swap.slippageHigh') : bps < lowBps ? text('swap.slippageLow') : undefined
  return (
    <Disclosure
      label={
        <>
          <span className={classes.label}>{text('swap.slippage')}</span>
          <span className={classes.value} data-short="true" data-warned={bps > highBps}>
            {bps === automatic ? auto : percent}
          </span>
        </>
      }
    >
      <div className={classes.slippage}>
        <p className={classes.explanation}>{text('swap.slippageText')}</p>
        <ChoiceChips
          label={text('swap.slippage')}
          chips={presets.map((value) => ({
            value,
            name: value === automatic ? auto : words.percent(value),
          }))}
          chosen={isPreset ? bps : undefined}
          onChoose={(value) => {
            setTyped(undefined)
            setIsInvalid(false)
            swap.setSlippage(value)
          }}
        />
        <TextField
          label={text('swap.slippageOwn')}
          value={typed ?? own}
          inputMode="decimal"
          dir="ltr"
          enterKeyHint="done"
          error={isInvalid ? text('swap.slippageInvalid') : undefined}
          onChange={type}
        />
        {warning && <Notice variant="warning">{warning}</Notice>}
      </div>
    </Disclosure>
  )
}
