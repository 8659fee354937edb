import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { logOutIcon } from '../../icons/logOutIcon.ts'
import { useDisconnect } from '../../kit/useDisconnect.ts'
import { useKit } from '../../kit/useKit.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'

/** Disconnects, then closes the modal. If that failed, the modal stays and says so. */
export function DisconnectButton({ namespace }: { namespace: Namespace }): ReactElement {
  const { actions } = useKit()
  const text = useText()
  const { isPending, disconnect } = useDisconnect()
  return (
    <Button
      variant="quiet"
      isLoading={isPending}
      icon={<Icon of={logOutIcon} size={18} />}
      onClick={async () => {
        if (await disconnect(namespace)) actions.close()
      }}
    >
      {text(isPending ? 'account.disconnecting' : 'account.disconnect')}
    </Button>
  )
}
