import LogOutIcon from 'lucide-react/icons/log-out'
import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { useDisconnect } from '../../kit/useDisconnect.ts'

/** Ends the connection, then the modal closes. */
export function DisconnectButton(): ReactElement {
  const text = useText()
  const { isPending, disconnect } = useDisconnect()
  return (
    <Button
      variant="quiet"
      isLoading={isPending}
      icon={<Icon of={LogOutIcon} size={18} />}
      onClick={disconnect}
    >
      {text(isPending ? 'account.disconnecting' : 'account.disconnect')}
    </Button>
  )
}
