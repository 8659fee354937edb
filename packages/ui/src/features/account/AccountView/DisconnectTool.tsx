import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useText } from '../../../i18n/useText.ts'
import { logOutIcon } from '../../../icons/logOutIcon.ts'
import { useDisconnect } from '../../../kit/useDisconnect.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Disconnects, then closes the modal. If that failed, the modal stays and says so. */
export function DisconnectTool({ namespace }: { namespace: Namespace }): ReactElement {
  const { actions } = useKit()
  const text = useText()
  const { isPending, disconnect } = useDisconnect()
  return (
    <IconButton
      label={text(isPending ? 'account.disconnecting' : 'account.disconnect')}
      aria-disabled={isPending || undefined}
      icon={isPending ? <Spinner size={18} /> : <Icon of={logOutIcon} size={20} />}
      onClick={async () => {
        if (!isPending && (await disconnect(namespace))) actions.close()
      }}
    />
  )
}
