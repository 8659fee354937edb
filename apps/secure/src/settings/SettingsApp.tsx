import type { WalletSettings } from '@cleat/embedded-wallet/window'
import { type AuthTexts, Button, languageContext, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useContext, useRef, useSyncExternalStore } from 'react'
import { useFrameLanguage } from '../look/useFrameLanguage.ts'
import { useStartFocus } from '../look/useStartFocus.ts'
import type { SecureTexts } from '../texts/en.ts'
import { Head } from '../views/Head.tsx'
import { OpeningView } from '../views/OpeningView/OpeningView.tsx'
import viewSheet from '../views/view.module.css'
import { Asked } from './Asked.tsx'
import { SettingsView } from './SettingsView.tsx'
import type { ManageTexts } from './texts/en.ts'
import { settingsAreas } from './texts/settingsAreas.ts'

export type SettingsAppProps = { settings: WalletSettings; onClose: () => void }

/** The wallet's settings in their window. */
export function SettingsApp(props: SettingsAppProps): ReactElement {
  const { tag } = useContext(languageContext)
  const language = useFrameLanguage(tag, settingsAreas)
  return (
    <languageContext.Provider value={language}>
      <Content {...props} />
    </languageContext.Provider>
  )
}

function Content({ settings, onClose }: SettingsAppProps): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const state = useSyncExternalStore(settings.subscribe, settings.read)
  const own = useSyncExternalStore(settings.stage.subscribe, settings.stage.read)
  const shared = useSyncExternalStore(settings.frameStage.subscribe, settings.frameStage.read)
  useStartFocus(element, own?.name ?? shared?.name ?? state.status)
  return <div ref={element}>{draw()}</div>

  function draw(): ReactElement {
    if (own || shared) return <Asked own={own} shared={shared} onBack={settings.leave} />
    switch (state.status) {
      case 'loading':
        return <OpeningView />
      case 'ready':
        return <SettingsView settings={settings} state={state} />
      default:
        return <Ending status={state.status} onRetry={settings.refresh} onClose={onClose} />
    }
  }
}

function Ending(props: {
  status: 'failed' | 'ended' | 'locked'
  onRetry: () => void
  onClose: () => void
}): ReactElement {
  const { status, onRetry, onClose } = props
  const classes = useStyles(viewSheet)
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  if (status === 'failed')
    return (
      <div className={classes.view}>
        <Head title={text('auth.settings')}>{text('secure.service')}</Head>
        <Button onClick={onRetry}>{text('view.retry')}</Button>
      </div>
    )
  const isEnded = status === 'ended'
  return (
    <div className={classes.view}>
      <Head title={text(isEnded ? 'manage.endedTitle' : 'manage.lockedTitle')}>
        {text(isEnded ? 'manage.endedText' : 'manage.lockedText')}
      </Head>
      <Button onClick={onClose}>{text('modal.close')}</Button>
    </div>
  )
}
