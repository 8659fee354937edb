import type { FrameView } from '@cleat/embedded-wallet/frame'
import type { ReactElement } from 'react'
import { AddDeviceView } from '../AddDeviceView/AddDeviceView.tsx'
import { CodeView } from '../CodeView/CodeView.tsx'
import { DeviceView } from '../DeviceView/DeviceView.tsx'
import { EmailView } from '../EmailView/EmailView.tsx'
import { EmailWaitsView } from '../EmailWaitsView/EmailWaitsView.tsx'
import { LinkView } from '../LinkView/LinkView.tsx'
import { PairView } from '../PairView/PairView.tsx'

export type AccountViewProps = {
  view: Extract<
    FrameView,
    {
      name:
        | 'secondCode'
        | 'email'
        | 'emailWaits'
        | 'oldCode'
        | 'newCode'
        | 'link'
        | 'device'
        | 'addDevice'
        | 'pair'
    }
  >
}

/**
 * What changes how an account is logged in to, and which devices open it; and what a window on
 * another site asks for.
 */
export function AccountView({ view }: AccountViewProps): ReactElement {
  switch (view.name) {
    case 'secondCode':
      return <CodeView {...view} lead="secure.secondLead" other="secure.otherWay" />
    case 'email':
      return <EmailView {...view} />
    case 'emailWaits':
      return <EmailWaitsView {...view} />
    case 'oldCode':
      return <CodeView {...view} lead="secure.oldCodeLead" />
    case 'newCode':
      return <CodeView key="new" {...view} lead="secure.newCodeLead" />
    case 'link':
      return <LinkView {...view} />
    case 'device':
      return <DeviceView {...view} />
    case 'addDevice':
      return <AddDeviceView {...view} />
    case 'pair':
      return <PairView {...view} />
    default:
      return view satisfies never
  }
}
