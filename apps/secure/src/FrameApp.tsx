import type { FrameView, OpenedFrame } from '@cleat/embedded-wallet/frame'
import { lazy, type ReactElement, Suspense, useEffect, useSyncExternalStore } from 'react'
import { FrameRoot } from './look/FrameRoot.tsx'
import { frameAreas } from './texts/frameAreas.ts'
import { CodeView } from './views/CodeView/CodeView.tsx'
import { ConfirmView } from './views/ConfirmView/ConfirmView.tsx'
import { CreatedView } from './views/CreatedView/CreatedView.tsx'
import { MethodView } from './views/MethodView/MethodView.tsx'
import { PasskeyView } from './views/PasskeyView/PasskeyView.tsx'
import { RecoverView } from './views/RecoverView/RecoverView.tsx'
import { SaveView } from './views/SaveView/SaveView.tsx'
import { TestView } from './views/TestView/TestView.tsx'

// Its readers of transactions are more than all other views.
const ApproveView = lazy(async () => {
  const { ApproveView: View } = await import('./views/ApproveView/ApproveView.tsx')
  return { default: View }
})

// Few visitors see them.
const AccountView = lazy(async () => {
  const { AccountView: View } = await import('./views/AccountView/AccountView.tsx')
  return { default: View }
})

/** What the frame shows: the view on its stage. */
export function FrameApp({ frame }: { frame: OpenedFrame }): ReactElement {
  const view = useSyncExternalStore(frame.stage.subscribe, frame.stage.read)
  // The page hears no key of a frame.
  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) frame.leave()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [frame])
  const theme = useSyncExternalStore(frame.onTheme, frame.readTheme)
  return (
    <FrameRoot theme={theme} areas={frameAreas} view={view?.name} onHeight={frame.setHeight}>
      {view && view.name !== 'window' && view.name !== 'firstEmail' && <View view={view} />}
    </FrameRoot>
  )
}

/** A window is offered by the page, and a first e-mail is added in the settings. */
type DrawnView = Exclude<FrameView, { name: 'window' | 'firstEmail' }>

function View({ view }: { view: DrawnView }): ReactElement {
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
