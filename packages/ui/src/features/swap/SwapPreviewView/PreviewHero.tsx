import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement, ReactNode } from 'react'
import { HeldTokenImage } from '../../../components/HeldTokenImage/HeldTokenImage.tsx'
import { HeroAmount } from '../../../components/HeroAmount/HeroAmount.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useText } from '../../../i18n/useText.ts'
import { arrowDownIcon } from '../../../icons/arrowDownIcon.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useAmountWords } from '../amounts/useAmountWords.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'
import sheet from './SwapPreviewView.module.css'

export type PreviewHeroProps = {
  source: TokenBalance
  amount: bigint
  target: TokenBalance
  /** `undefined` while it is found out. */
  expected: bigint | undefined
  network: CaipNetwork
}

/** What is paid, to the last digit, and what arrives. */
export function PreviewHero(props: PreviewHeroProps): ReactElement {
  const { source, amount, target, expected, network } = props
  const classes = useStyles(sheet)
  const text = useText<SwapReviewTexts>()
  const words = useAmountWords()
  return (
    <div className={classes.hero}>
      <HeroSide label={text('swap.pay')} token={source} amount={amount} network={network}>
        {words.exact(amount, source.quantity)}
      </HeroSide>
      <span className={classes.arrow}>
        <Icon of={arrowDownIcon} size={18} />
      </span>
      <HeroSide
        label={text('swap.receiveAbout')}
        token={target}
        amount={expected ?? 0n}
        network={network}
      >
        {expected === undefined ? undefined : words.short(expected, target.quantity)}
      </HeroSide>
    </div>
  )
}

function HeroSide(props: {
  label: string
  token: TokenBalance
  amount: bigint
  network: CaipNetwork
  children: string | undefined
}): ReactNode {
  const { label, token, amount, network, children } = props
  const classes = useStyles(sheet)
  const { decimals } = token.quantity
  const worth = useDollars()({ amount, decimals, price: token.price })
  return (
    <div className={classes.heroSide}>
      <div className={classes.heroTexts}>
        <p className={classes.caption}>{label}</p>
        <HeroAmount size="medium" amount={children ?? '–'} symbol={token.symbol} />
        <p className={classes.caption}>{children !== undefined && worth}</p>
      </div>
      <HeldTokenImage token={token} network={network} size={40} />
    </div>
  )
}
