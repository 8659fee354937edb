import type { Namespace } from '@cleat/core'
import { type ReactElement, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { Tabs } from '../../../components/Tabs/Tabs.tsx'
import { getNamespaceName } from '../../../format/getNamespaceName.ts'
import { useText } from '../../../i18n/useText.ts'
import { logOutIcon } from '../../../icons/logOutIcon.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useDisconnect } from '../../../kit/useDisconnect.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { AccountTexts } from '../texts/en.ts'
import { NamespaceWallets } from './NamespaceWallets.tsx'
import sheet from './ProfileWalletsView.module.css'

/** The connected and recent wallets, by namespace if the app has several. */
export function ProfileWalletsView(): ReactElement {
  const { account, modal, network } = useKit().controllers
  const { activeNamespace, byNamespace } = useControllerState(network.state)
  const { namespace: only } = useControllerState(modal.state)
  const accounts = useControllerState(account.state)
  const classes = useStyles(sheet)
  const text = useText<AccountTexts>()
  const { isPending, disconnect } = useDisconnect()
  const [chosen, setChosen] = useState<Namespace>()

  const namespaces = only ? [only] : Object.keys(byNamespace)
  const shown = chosen ?? only ?? activeNamespace
  const connected = namespaces.filter((namespace) => accounts[namespace]?.status === 'connected')
  return (
    <div className={classes.view}>
      {namespaces.length > 1 ? (
        <Tabs
          label={text('profileWallets.chains')}
          tabs={namespaces.map((id) => ({ id, name: getNamespaceName(id) }))}
          selected={shown}
          onSelect={setChosen}
        >
          <NamespaceWallets key={shown} namespace={shown} isOnly={false} />
        </Tabs>
      ) : (
        <NamespaceWallets namespace={shown} isOnly={true} />
      )}
      {connected.length > 1 && (
        <Button
          variant="quiet"
          isLoading={isPending}
          icon={<Icon of={logOutIcon} size={18} />}
          onClick={() => void disconnect()}
        >
          {text(isPending ? 'account.disconnecting' : 'profileWallets.disconnectAll')}
        </Button>
      )}
    </div>
  )
}
