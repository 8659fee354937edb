import type { KeepEmailView as View } from '@cleat/embedded-wallet/window'
import type { ReactElement } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { windowAreas } from '../texts/windowAreas.ts'
import { KeepEmailView } from './KeepEmailView/KeepEmailView.tsx'

/** The page behind the link of a mail to a lost mailbox. */
export function KeepEmailApp({ view, onKeep }: { view: View; onKeep: () => void }): ReactElement {
  return (
    <FrameRoot theme={undefined} areas={windowAreas} view={view.name} onHeight={() => undefined}>
      <KeepEmailView view={view} onKeep={onKeep} />
    </FrameRoot>
  )
}
