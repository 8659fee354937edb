import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import { type ReactElement, useContext, useState } from 'react'
import { HeldTokenImage } from '../../../components/HeldTokenImage/HeldTokenImage.tsx'
import { HoldingsNotice } from '../../../components/HoldingsNotice/HoldingsNotice.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { chevronDownIcon } from '../../../icons/chevronDownIcon.ts'
import { coinsIcon } from '../../../icons/coinsIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useSend } from '../controller/useSend.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './WalletSendView.module.css'

export type TokenPickerProps = {
  token: TokenBalance | undefined
  address: string
  network: CaipNetwork
}

/** The chosen token with its network and balance. Opens the list of tokens. */
export function TokenPicker({ token, address, network }: TokenPickerProps): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const preload = useContext(preloadContext)
  const choose = () => router.push({ name: 'WalletSendSelectToken' })
  return (
    <div className={classes.part}>
      <div className={classes.picker}>
        <button
          type="button"
          className={classes.token}
          onPointerEnter={() => preload('WalletSendSelectToken')}
          onClick={choose}
        >
          {token ? <HeldTokenImage token={token} network={network} /> : <IconTile of={coinsIcon} />}
          {token ? <TokenTexts token={token} network={network} /> : text('send.selectToken')}
          <Icon of={chevronDownIcon} size={16} />
        </button>
        <MaxButton isShown={token !== undefined} />
      </div>
      <HoldingsNotice address={address} network={network} message={text('send.unavailable')} />
    </div>
  )
}

function TokenTexts({ token, network }: { token: TokenBalance; network: CaipNetwork }) {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const format = useFormat()
  const { amount, decimals } = token.quantity
  return (
    <span className={classes.texts}>
      <span className={classes.name}>
        <bdi>{token.symbol}</bdi> <span className={classes.place}>{network.name}</span>
      </span>
      <span className={classes.note}>
        {text('send.balance', { amount: format.balance(amount, { decimals }) })}
      </span>
    </span>
  )
}

/** Its place is kept until the token is known, and its width while it reads the chain. */
function MaxButton({ isShown }: { isShown: boolean }): ReactElement {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const explain = useErrorText()
  const send = useSend()
  const [isReading, setIsReading] = useState(false)
  const press = async () => {
    setIsReading(true)
    await send
      .setMaxAmount()
      .catch((error: unknown) => snackbar.show({ message: explain(error), variant: 'error' }))
    setIsReading(false)
  }
  return (
    <button
      type="button"
      className={classes.small}
      data-shown={isShown}
      data-reading={isReading}
      aria-disabled={isReading || undefined}
      onClick={isReading ? undefined : () => void press()}
    >
      <span>{text('send.max')}</span>
      {isReading && <Spinner size={14} />}
    </button>
  )
}
