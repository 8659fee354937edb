import { parseCaipAddress } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { GroupedAddress } from '../../../components/GroupedAddress/GroupedAddress.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SwapTexts } from '../texts/en.ts'
import type { TokenTrust } from '../tokens/createTokenJudge.ts'
import sheet from './SwapView.module.css'

export type DoubtfulTokenProps = {
  token: TokenBalance
  trust: Exclude<TokenTrust, 'listed'>
  /** Confirms an imitation. Absent once that is done. */
  onConfirm: (() => void) | undefined
}

/** An unlisted token, with its address. Anyone can create one with any name. */
export function DoubtfulToken({ token, trust, onConfirm }: DoubtfulTokenProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SwapTexts>()
  const { address, symbol } = token
  const isImitation = trust === 'imitation'
  return (
    <div data-part="token">
      <Notice variant={isImitation ? 'warning' : 'info'}>
        <p className={classes.strong}>
          {isImitation ? text('swap.imitation', { symbol }) : text('swap.unknownToken')}
        </p>
        {address && (
          <GroupedAddress
            address={parseCaipAddress(address).address}
            label={text('swap.tokenAddress')}
          />
        )}
        {onConfirm && isImitation && (
          <button type="button" className={classes.confirm} onClick={onConfirm}>
            {text('swap.useToken')}
          </button>
        )}
      </Notice>
    </div>
  )
}
