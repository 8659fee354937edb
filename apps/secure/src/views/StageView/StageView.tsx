import type { FrameView } from '@cleat/embedded-wallet/frame'
import { lazy, type ReactElement, Suspense } from 'react'
import { CodeView } from '../CodeView/CodeView.tsx'
import { ConfirmView } from '../ConfirmView/ConfirmView.tsx'
import { CreatedView } from '../CreatedView/CreatedView.tsx'
import { MethodView } from '../MethodView/MethodView.tsx'
import { PasskeyView } from '../PasskeyView/PasskeyView.tsx'
import { RecoverView } from '../RecoverView/RecoverView.tsx'
import { SaveView } from '../SaveView/SaveView.tsx'
import { TestView } from '../TestView/TestView.tsx'

// Its readers of transactions are more than all other views.
const ApproveView = lazy(async () => {
  const { ApproveView: View } = await import('../ApproveView/ApproveView.tsx')
  return { default: View }
})

// Few visitors see them.
const AccountView = lazy(async () => {
  const { AccountView: View } = await import('../AccountView/AccountView.tsx')
  return { default: View }
})

/** A window is offered by the page, and a first e-mail is added in the settings. */
type DrawnView = Exclude<FrameView, { name: 'window' | 'firstEmail' }>

/** Draws what a ceremony asks: in the frame, or in a window. */
export function StageView({ view }: { view: DrawnView }): ReactElement {
  switch (view.name) {
    case 'code':
      return <CodeView {...view} />
    case 'passkey':
      return <PasskeyView {...view} />
    case 'method':
      return <MethodView {...view} />
    case 'test':
      return <TestView {...view} />
    case 'save':
      return <SaveView {...view} />
    case 'confirm':
      return <ConfirmView {...view} />
    case 'created':
      return <CreatedView {...view} />
    case 'recover':
      return <RecoverView {...view} />
    case 'approve':
      return (
        <Suspense fallback={null}>
          <ApproveView {...view} />
        </Suspense>
      )
    default:
      return (
        <Suspense fallback={null}>
          <AccountView view={view} />
        </Suspense>
      )
  }
}

/** Whether a view is one of those, and not of the page or the settings. */
export function isDrawn(view: FrameView | undefined): view is DrawnView {
  return view !== undefined && view.name !== 'window' && view.name !== 'firstEmail'
}
