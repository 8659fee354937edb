import CheckIcon from 'lucide-react/icons/check'
import CopyIcon from 'lucide-react/icons/copy'
import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { useCopy } from '../../components/CopyButton/useCopy.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import { useMoneyText } from '../../i18n/money/useMoneyText.ts'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import { useAccount } from '../AccountView/useAccount.ts'
import { FullAddress } from './FullAddress.tsx'
import { NetworksRow } from './NetworksRow.tsx'
import sheet from './WalletReceiveView.module.css'

/** The address of the account, to be scanned, read and copied, and the networks that it is good for. */
export function WalletReceiveView(): ReactElement | null {
  const { snackbar } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText()
  const moneyText = useMoneyText()
  const shown = useAccount()
  const address = shown?.address ?? ''
  const { ref, isCopied, copy } = useCopy({
    value: address,
    copiedLabel: moneyText('receive.copied'),
    onFailure: () => snackbar.show({ message: text('copy.failed'), variant: 'error' }),
  })
  if (!shown) return null
  return (
    <div className={classes.receive}>
      <QrCode text={address} label={moneyText('receive.code')} size={232} />
      <p className={classes.hint}>{moneyText('receive.scan')}</p>
      <FullAddress address={address} label={moneyText('receive.address')} />
      <NetworksRow networks={shown.networks.caipNetworks} />
      <Button
        ref={ref}
        icon={<Icon of={isCopied ? CheckIcon : CopyIcon} size={18} />}
        onClick={copy}
      >
        {moneyText(isCopied ? 'receive.copied' : 'receive.copy')}
      </Button>
    </div>
  )
}
