import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { arrowUpDownIcon } from '../../../icons/arrowUpDownIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSwap } from '../controller/useSwap.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapView.module.css'

/** Exchanges the two sides. */
export function SwitchSides(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const swap = useSwap()
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={text('swap.switchSides')}
      onClick={swap.switchTokens}
    >
      <Icon of={arrowUpDownIcon} size={16} />
    </button>
  )
}
