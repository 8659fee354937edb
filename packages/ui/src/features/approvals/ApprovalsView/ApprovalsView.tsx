import { type ReactElement, useEffect } from 'react'
import { OtherNetwork } from '../../../components/OtherNetwork/OtherNetwork.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useApprovals } from '../controller/useApprovals.ts'
import type { ApprovalsTexts } from '../texts/en.ts'
import { ApprovalList } from './ApprovalList.tsx'

/** Who may take what from the account, on all networks of the app. */
export function ApprovalsView(props: { route: RouteOf<'Approvals'> }): ReactElement | null {
  const { router } = useKit().controllers
  const text = useText<ApprovalsTexts>()
  const approvals = useApprovals()
  const { scan } = useControllerState(approvals.state)
  const network = useAccount()?.networks.caipNetwork
  const isSupported = approvals.isSupported()
  const isNew = isSupported && scan.status === 'idle'
  useEffect(() => {
    if (isNew) void approvals.scan()
  }, [approvals, isNew])
  if (!network) return null
  if (!isSupported)
    return (
      <OtherNetwork
        network={network}
        title={text('approvals.unsupported', { network: network.name })}
        text={text('approvals.unsupportedText', { network: network.name })}
        label={text('approvals.chooseNetwork')}
        onPress={() => router.push({ name: 'Networks' })}
      />
    )
  const { token } = props.route
  return <ApprovalList key={token} token={token} />
}
