import type { FarcasterPage, FarcasterView } from '@cleat/embedded-wallet/window'
import type { ReactElement } from 'react'
import { FrameRoot } from '../look/FrameRoot.tsx'
import { farcasterAreas } from '../texts/farcaster/farcasterAreas.ts'
import { NothingView } from '../views/NothingView/NothingView.tsx'
import { OpeningView } from '../views/OpeningView/OpeningView.tsx'
import { AccountView } from './AccountView/AccountView.tsx'
import { EndedView } from './EndedView/EndedView.tsx'
import { SignView } from './SignView/SignView.tsx'

export type FarcasterAppProps = {
  view: FarcasterView
  page: FarcasterPage
  /** Loads the page again. */
  onReload: () => void
}

/** The page where a wallet signs for a login with Farcaster. */
export function FarcasterApp(props: FarcasterAppProps): ReactElement {
  const { view } = props
  const name = view.name === 'ended' ? view.end : view.name
  return (
    <FrameRoot theme={undefined} areas={farcasterAreas} view={name} onHeight={() => undefined}>
      <View {...props} />
    </FrameRoot>
  )
}

function View({ view, page, onReload }: FarcasterAppProps): ReactElement {
  switch (view.name) {
    case 'opening':
      return <OpeningView />
    case 'nothing':
      return <NothingView />
    case 'sign':
      return <SignView view={view} page={page} />
    case 'account':
      return <AccountView view={view} page={page} />
    case 'ended':
      return <EndedView end={view.end} onReload={onReload} />
    default:
      return view satisfies never
  }
}
