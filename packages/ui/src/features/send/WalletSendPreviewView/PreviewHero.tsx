import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { HeldTokenImage } from '../../../components/HeldTokenImage/HeldTokenImage.tsx'
import { HeroAmount } from '../../../components/HeroAmount/HeroAmount.tsx'
import { useDollars } from '../../../i18n/useDollars.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendPreviewView.module.css'

export type PreviewHeroProps = { token: TokenBalance; amount: bigint; network: CaipNetwork }

/** The exact amount to send. */
export function PreviewHero({ token, amount, network }: PreviewHeroProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const format = useFormat()
  const { symbol, price, quantity } = token
  const { decimals } = quantity
  const exact = format.balance(amount, { decimals, shownDecimals: decimals })
  const worth = useDollars()({ amount, decimals, price })
  return (
    <div className={classes.hero}>
      <HeldTokenImage token={token} network={network} size={48} />
      <div className={classes.amounts}>
        <p className={classes.caption}>{text('send.youSend')}</p>
        <HeroAmount amount={exact} symbol={symbol} />
        {worth !== undefined && <p className={classes.caption}>{worth}</p>}
      </div>
    </div>
  )
}
