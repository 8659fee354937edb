import { type ReactElement, useContext } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { DisconnectButton } from '../../../components/DisconnectButton/DisconnectButton.tsx'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { SettingRow } from '../../../components/SettingRow/SettingRow.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useNetworkName } from '../../../kit/useNetworkName.ts'
import { featuresContext } from '../../../shell/feature/featuresContext.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import { AccountCodeFact } from './AccountCodeFact.tsx'
import sheet from './AccountSettingsView.module.css'
import { FullAddress } from './FullAddress.tsx'
import { NameFact } from './NameFact.tsx'
import { SessionsFact } from './SessionsFact.tsx'
import { SharedAccounts } from './SharedAccounts.tsx'
import { SignedInFact } from './SignedInFact.tsx'
import { SmartAccountFact } from './SmartAccountFact.tsx'

/** The details of the connected account. */
export function AccountSettingsView(): ReactElement | null {
  const kit = useKit()
  const features = useContext(featuresContext)
  const { events, options, router } = kit.controllers
  const { enableNetworkSwitch } = useControllerState(options.state)
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const getNetworkName = useNetworkName()
  const shown = useAccount()
  if (!shown) return null

  const { account, address, namespace, networks } = shown
  const { caipNetwork } = networks
  const wallet = account.connectedWalletInfo
  const network = getNetworkName(caipNetwork)
  const chooseNetwork = () => {
    events.track('CLICK_NETWORKS')
    router.push({ name: 'Networks' })
  }
  return (
    <div className={classes.settings}>
      <section className={classes.section}>
        <h3 className={classes.heading}>{text('accountSettings.address')}</h3>
        <Card>
          <FullAddress address={address} />
        </Card>
      </section>
      <div className={classes.facts}>
        {wallet && (
          <SettingRow
            name={text('accountSettings.wallet')}
            value={wallet.name}
            icon={<WalletImage name={wallet.name} imageUrl={wallet.icon} size={24} />}
          />
        )}
        <SettingRow
          name={text('account.network')}
          value={network}
          icon={
            <NetworkImage
              caipNetworkId={caipNetwork.caipNetworkId}
              name={network}
              imageUrl={caipNetwork.assets?.imageUrl}
              size={24}
            />
          }
          onPress={enableNetworkSwitch ? chooseNetwork : undefined}
        />
        {features.map(
          ({ id, settingsSection: section }) =>
            section?.isOffered(kit) && (
              <LoadedView key={id} loader={section.view} props={{}} skeleton={null} />
            ),
        )}
        <NameFact account={account} />
        <SignedInFact namespace={namespace} />
        <SmartAccountFact account={account} />
        <AccountCodeFact namespace={namespace} network={caipNetwork} />
        <SessionsFact namespace={namespace} />
        {account.addressExplorerUrl && (
          <SettingRow name={text('account.explorer')} href={account.addressExplorerUrl} />
        )}
      </div>
      {account.allAccounts.length > 1 && <SharedAccounts namespace={namespace} account={account} />}
      <DisconnectButton namespace={namespace} />
    </div>
  )
}
