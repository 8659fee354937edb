import type { WindowLook, WindowView } from '@cleat/embedded-wallet/window'
import { lazy, type ReactElement, Suspense, useMemo } from 'react'
import { FrameRoot } from './look/FrameRoot.tsx'
import { windowAreas } from './texts/windowAreas.ts'
import { EndedView } from './views/EndedView/EndedView.tsx'
import { EndView } from './views/EndView/EndView.tsx'
import { NothingView } from './views/NothingView/NothingView.tsx'
import { OpeningView } from './views/OpeningView/OpeningView.tsx'

// Most windows go to a provider, and need none of it.
const SettingsApp = lazy(async () => {
  const { SettingsApp: App } = await import('./settings/SettingsApp.tsx')
  return { default: App }
})
const ApproveView = lazy(async () => {
  const { ApproveView: View } = await import('./views/ApproveView/ApproveView.tsx')
  return { default: View }
})

const WindowStage = lazy(async () => {
  const { WindowStage: Stage } = await import('./WindowStage.tsx')
  return { default: Stage }
})
const WindowCodeView = lazy(async () => {
  const { WindowCodeView: View } = await import('./views/WindowCodeView/WindowCodeView.tsx')
  return { default: View }
})

const FarcasterLoginView = lazy(async () => {
  const { FarcasterLoginView: View } = await import(
    './views/FarcasterLoginView/FarcasterLoginView.tsx'
  )
  return { default: View }
})

export type WindowAppProps = {
  view: WindowView
  /** Of the page that opened it. @default the browser's */
  look?: WindowLook | undefined
  onClose: () => void
}

/** What a window of the wallet shows. */
export function WindowApp({ view, look, onClose }: WindowAppProps): ReactElement {
  const theme = useMemo(() => look && { ...look, tokens: {} }, [look])
  return (
    <FrameRoot theme={theme} areas={windowAreas} view={view.name} onHeight={() => undefined}>
      <View view={view} onClose={onClose} />
    </FrameRoot>
  )
}

function View({ view, onClose }: { view: WindowView; onClose: () => void }): ReactElement {
  switch (view.name) {
    case 'opening':
      return <OpeningView />
    case 'settings':
      return (
        <Suspense fallback={<OpeningView />}>
          <SettingsApp settings={view.settings} onClose={onClose} />
        </Suspense>
      )
    case 'code':
      return (
        <Suspense fallback={<OpeningView />}>
          <WindowCodeView code={view.code} />
        </Suspense>
      )
    case 'ask':
      return (
        <Suspense fallback={<OpeningView />}>
          <WindowStage stage={view.stage} />
        </Suspense>
      )
    case 'farcaster':
      return (
        <Suspense fallback={<OpeningView />}>
          <FarcasterLoginView link={view.link} />
        </Suspense>
      )
    case 'nothing':
      return <NothingView />
    case 'approve':
      return (
        <Suspense fallback={<OpeningView />}>
          <ApproveView {...view} surface="window" />
        </Suspense>
      )
    case 'ended':
      return <EndedView end={view.end} onClose={onClose} />
    default:
      return <EndView view={view} onClose={onClose} />
  }
}
