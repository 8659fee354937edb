import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import type { LegalGate } from '../../../components/Legal/useLegalGate.ts'
import { useText } from '../../../i18n/useText.ts'
import { qrCodeIcon } from '../../../icons/qrCodeIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useCanPair } from '../../../kit/wallets/useCanPair.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'

export type CodeButtonProps = { namespace: Namespace | undefined; gate: LegalGate }

/**
 * Opens the QR code on a phone, to pair a wallet on another device. Elsewhere the first list shows
 * the code.
 */
export function CodeButton({ namespace, gate }: CodeButtonProps): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText()
  const { isHandheld } = useDevice()
  const canPair = useCanPair(namespace)
  if (!isHandheld || !canPair) return null
  const open = () => router.push({ name: 'ConnectingWalletConnectBasic' })
  return (
    <IconButton
      label={text('pairing.code')}
      icon={<Icon of={qrCodeIcon} size={20} />}
      onClick={gate.isClosed ? gate.refuse : open}
    />
  )
}
