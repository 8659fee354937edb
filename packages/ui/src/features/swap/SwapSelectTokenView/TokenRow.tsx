import { type CaipNetwork, formatAddress, parseCaipAddress } from '@cleat/core'
import { toFiat } from '@cleat/core/data'
import { memo, type ReactElement } from 'react'
import { HeldTokenImage } from '../../../components/HeldTokenImage/HeldTokenImage.tsx'
import type { RowPlace } from '../../../components/LongList/LongList.tsx'
import rowSheet from '../../../components/Row/Row.module.css'
import { Tag } from '../../../components/Tag/Tag.tsx'
import { formatFiat } from '../../../i18n/formatFiat.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapSelectTokenView.module.css'
import type { TokenChoice } from './tokenChoice.ts'

export type TokenRowProps = RowPlace & {
  choice: TokenChoice
  network: CaipNetwork
  onChoose: (choice: TokenChoice) => void
}

/** A token, with what the account holds of it. */
export const TokenRow: React.MemoExoticComponent<(props: TokenRowProps) => ReactElement> = memo(
  function TokenRow(props: TokenRowProps): ReactElement {
    const { choice, network, index, isActive, onFocus, onChoose } = props
    const classes = useStyles(sheet)
    const rowClasses = useStyles(rowSheet)
    const text = useText<SwapTexts>()
    const { token, trust } = choice
    const { name, symbol, address } = token
    const isImitation = trust === 'imitation'
    return (
      <button
        type="button"
        className={rowClasses.row}
        data-index={index}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => onFocus(index)}
        onClick={() => onChoose(choice)}
      >
        {/* An imitation does not get the picture of the original. */}
        <HeldTokenImage
          token={isImitation ? { symbol, address, iconUrl: undefined } : token}
          network={network}
        />
        <span className={classes.texts}>
          <span className={classes.symbol}>
            <bdi>{symbol}</bdi>
          </span>
          <span className={classes.name}>
            {trust === 'listed' ? (
              <bdi>{name}</bdi>
            ) : (
              <>
                {trust === 'unknown' && text('swap.unknownToken')}
                {isImitation && address && (
                  <span dir="ltr">{formatAddress(parseCaipAddress(address).address)}</span>
                )}
              </>
            )}
          </span>
        </span>
        {isImitation ? (
          <Tag tone="warning">{text('tokens.imitation')}</Tag>
        ) : (
          <Held token={token} />
        )}
      </button>
    )
  },
)

function Held({ token }: Pick<TokenChoice, 'token'>): ReactElement | null {
  const classes = useStyles(sheet)
  const format = useFormat()
  const { price, quantity } = token
  const { amount, decimals } = quantity
  if (amount === 0n) return null
  const worth = toFiat({ amount, decimals, price })
  return (
    <span className={classes.held}>
      <span dir="ltr">{format.balance(amount, { decimals })}</span>
      {worth !== undefined && (
        <span className={classes.worth}>{formatFiat(worth, { format, isSome: true })}</span>
      )}
    </span>
  )
}
