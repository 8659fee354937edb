import type { KitView as View } from '@cleat/embedded-wallet/frame'
import type { ReactElement } from 'react'
import { ConfirmKit } from './ConfirmKit/ConfirmKit.tsx'
import { DoneKit } from './DoneKit/DoneKit.tsx'
import { SaveKit } from './SaveKit/SaveKit.tsx'
import { StartKit } from './StartKit/StartKit.tsx'

/** What is shown while a kit is made. */
export function KitView({ view }: { view: View }): ReactElement {
  switch (view.name) {
    case 'kitStart':
      return <StartKit {...view} />
    case 'kitSave':
      return <SaveKit {...view} />
    case 'kitConfirm':
      return <ConfirmKit {...view} />
    default:
      return <DoneKit {...view} />
  }
}
