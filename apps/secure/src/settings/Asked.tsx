import type { FrameView } from '@cleat/embedded-wallet/frame'
import type { SettingsView } from '@cleat/embedded-wallet/window'
import { Button, useStyles, useText } from '@cleat/ui/secure'
import { lazy, type ReactElement, Suspense } from 'react'
import { CodeView } from '../views/CodeView/CodeView.tsx'
import { ConfirmView } from '../views/ConfirmView/ConfirmView.tsx'
import { MethodView } from '../views/MethodView/MethodView.tsx'
import { SaveView } from '../views/SaveView/SaveView.tsx'
import { TestView } from '../views/TestView/TestView.tsx'
import sheet from './Asked.module.css'
import { AgainView } from './views/AgainView.tsx'
import { FarcasterView } from './views/FarcasterView.tsx'
import { FirstEmailView } from './views/FirstEmailView.tsx'
import { HoldView } from './views/HoldView.tsx'
import { RecoveryCodeView } from './views/RecoveryCodeView.tsx'
import { SecretView } from './views/SecretView.tsx'
import { TouchView } from './views/TouchView.tsx'

const KitView = lazy(async () => {
  const { KitView: View } = await import('../kit/make/KitView.tsx')
  return { default: View }
})
/** Views that have their own way out. */
const closed: readonly string[] = ['secret', 'kitStart', 'kitDone']

/** What is asked before something of the settings is done, with the way back. */
export function Asked(props: {
  own: SettingsView | undefined
  /** What the frame asks, too. */
  shared: FrameView | undefined
  onBack: () => void
}): ReactElement {
  const { own, shared, onBack } = props
  const classes = useStyles(sheet)
  const text = useText()
  const isBack = own === undefined || !closed.includes(own.name)
  return (
    <>
      {own ? drawOwn(own) : shared && drawShared(shared)}
      {isBack && (
        <div className={classes.back}>
          <Button variant="quiet" onClick={onBack}>
            {text('modal.back')}
          </Button>
        </div>
      )}
    </>
  )
}

function drawOwn(view: SettingsView): ReactElement {
  switch (view.name) {
    case 'again':
      return <AgainView {...view} />
    case 'touch':
      return <TouchView {...view} />
    case 'recoveryCode':
      return <RecoveryCodeView {...view} />
    case 'farcaster':
      return <FarcasterView {...view} />
    case 'hold':
      return <HoldView {...view} />
    case 'secret':
      return <SecretView {...view} />
    case 'kitStart':
    case 'kitSave':
    case 'kitConfirm':
    case 'kitDone':
      return (
        <Suspense fallback={null}>
          <KitView view={view} />
        </Suspense>
      )
    default:
      return view satisfies never
  }
}

/** The ceremonies of the settings show no others. */
function drawShared(view: FrameView): ReactElement | null {
  switch (view.name) {
    case 'firstEmail':
      return <FirstEmailView {...view} />
    case 'code':
      return <CodeView {...view} />
    case 'method':
      return <MethodView {...view} />
    case 'test':
      return <TestView {...view} />
    case 'save':
      return <SaveView {...view} />
    case 'confirm':
      return <ConfirmView {...view} />
    default:
      return null
  }
}
