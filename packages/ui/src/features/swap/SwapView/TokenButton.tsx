import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { HeldTokenImage } from '../../../components/HeldTokenImage/HeldTokenImage.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import sheet from './SwapView.module.css'

export type TokenButtonProps = {
  target: 'sourceToken' | 'toToken'
  token: TokenBalance | undefined
  network: CaipNetwork
}

/** The token of a side. Opens the list of tokens. */
export function TokenButton({ target, token, network }: TokenButtonProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  return (
    <button
      type="button"
      className={classes.token}
      aria-label={token && `${token.symbol}, ${text('swap.otherToken')}`}
      onClick={() => router.push({ name: 'SwapSelectToken', target })}
    >
      {token && <HeldTokenImage token={token} network={network} size={24} />}
      <bdi className={classes.symbol}>{token?.symbol ?? text('swap.selectToken')}</bdi>
      <Icon of={chevronDownIcon} size={16} />
    </button>
  )
}
