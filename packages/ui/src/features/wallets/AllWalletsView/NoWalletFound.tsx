import type { Namespace } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { NoMatches } from '../../../components/EmptyState/NoMatches.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import type { LegalGate } from '../../../components/Legal/useLegalGate.ts'
import { useText } from '../../../i18n/useText.ts'
import { qrCodeIcon } from '../../../icons/qrCodeIcon.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useCanPair } from '../../../kit/wallets/useCanPair.ts'
import type { WalletsTexts } from '../texts/en.ts'

export type NoWalletFoundProps = {
  /** The search that found nothing, if there is one. */
  search: string
  /** Whether only certified wallets are listed. */
  isFiltered: boolean
  namespace: Namespace | undefined
  gate: LegalGate
  onClear: () => void
}

/** No wallet is listed. One that is not in the list can still scan the QR code. */
export function NoWalletFound(props: NoWalletFoundProps): ReactElement {
  const { search, isFiltered, namespace, gate, onClear } = props
  const { router } = useKit().controllers
  const text = useText<WalletsTexts>()
  const canPair = useCanPair(namespace)
  const pair = () => router.push({ name: 'ConnectingWalletConnectBasic' })
  if (!search && !isFiltered) return <EmptyState>{text('connect.nothing')}</EmptyState>
  return (
    <NoMatches
      action={
        <>
          {canPair && (
            <Button
              variant="muted"
              icon={<Icon of={qrCodeIcon} size={18} />}
              onClick={gate.isClosed ? gate.refuse : pair}
            >
              {text('pairing.code')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            {text('allWallets.clear')}
          </Button>
        </>
      }
    >
      {search ? text('allWallets.none', { search }) : text('connect.nothing')}
    </NoMatches>
  )
}
