import type { DevicePageView as View } from '@cleat/embedded-wallet/window'
import type { ReactElement } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { windowAreas } from '../texts/windowAreas.ts'
import { NothingView } from '../views/NothingView/NothingView.tsx'
import { OpeningView } from '../views/OpeningView/OpeningView.tsx'
import { DevicePageView } from './DevicePageView/DevicePageView.tsx'
import { EndedView } from './EndedView/EndedView.tsx'

export type DeviceAppProps = { view: View; onAdd: () => void; onReload: () => void }

/** The page of the QR code that a new device shows. */
export function DeviceApp(props: DeviceAppProps): ReactElement {
  const { view } = props
  const name = view.name === 'ended' ? view.end : view.name
  return (
    <FrameRoot theme={undefined} areas={windowAreas} view={name} onHeight={() => undefined}>
      <Shown {...props} />
    </FrameRoot>
  )
}

function Shown({ view, onAdd, onReload }: DeviceAppProps): ReactElement {
  switch (view.name) {
    case 'opening':
      return <OpeningView />
    case 'ask':
      return <DevicePageView view={view} onAdd={onAdd} />
    case 'added':
      return <EndedView end="added" onReload={onReload} />
    default:
      if (view.end === 'nothing') return <NothingView />
      return <EndedView end={view.end} onReload={onReload} />
  }
}
