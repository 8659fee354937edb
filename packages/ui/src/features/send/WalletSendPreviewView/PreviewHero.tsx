import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import { HeldTokenImage } from '../WalletSendView/HeldTokenImage.tsx'
import { useDollars } from '../WalletSendView/useDollars.ts'
import sheet from './WalletSendPreviewView.module.css'

export type PreviewHeroProps = { token: TokenBalance; amount: bigint; network: CaipNetwork }

/** Longer amounts use a smaller font, so that every digit is shown. */
const longestAtFullSize = 12

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
        <p className={classes.amount} data-long={exact.length > longestAtFullSize} dir="ltr">
          <span>{exact}</span> <bdi className={classes.symbol}>{symbol}</bdi>
        </p>
        {worth !== undefined && <p className={classes.caption}>{worth}</p>}
      </div>
    </div>
  )
}
