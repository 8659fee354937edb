import { restoreWalletLink } from '@cleat/core/wallets'
import type { ReactElement } from 'react'
import { useAnnounceTask } from '../../../announce/useAnnounceTask.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { AppLinkButton } from '../../../components/LinkButton/AppLinkButton.tsx'
import { PairingWallet } from '../../../components/PairingWallet/PairingWallet.tsx'
import { Task } from '../../../components/Task/Task.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import { useHostLink } from '../../../kit/wallets/useHostLink.ts'
import type { AccountTexts } from '../texts/en.ts'
import { toRequestKind } from './toRequestKind.ts'

/** Shows that a request waits in a remote wallet, and opens it. */
export function ApproveInWalletView(): ReactElement | null {
  const { controllers, remoteWallets } = useKit()
  const text = useText<AccountTexts>()
  const device = useDevice()
  const openInHost = useHostLink()
  const { icon } = useConnectedWallet()
  const newest = useControllerState(controllers.connection.state, ({ waiting }) => waiting.at(-1))
  // Keeps the leaving view complete when the request is gone.
  const request = useLatched(newest)

  const { href, linked } = request ?? {}
  const wallet = linked?.name ?? request?.wallet ?? ''
  const title = text('connecting.pendingTitle', { wallet })
  const task = text(`approve.${toRequestKind(request?.method ?? '')}`)
  const link = href === undefined ? undefined : restoreWalletLink({ href, wallet: linked, device })
  const reason = link === undefined ? `${task} ${text('approve.look')}` : task
  useAnnounceTask({ title, text: reason })

  if (!request) return null
  const { id } = request
  return (
    <Task
      icon={<PairingWallet wallet={linked ?? { name: wallet, image_url: icon }} state="pending" />}
      title={title}
      text={reason}
      actions={
        <>
          {link && (
            <AppLinkButton
              link={link}
              onFollow={(event) => openInHost({ link, wallet: linked, event })}
            >
              {text('pairing.open', { wallet })}
            </AppLinkButton>
          )}
          <Button variant="quiet" onClick={() => remoteWallets.current?.cancelRequest({ id })}>
            {text('approve.cancel')}
          </Button>
        </>
      }
    />
  )
}
