import { useSyncExternalStore } from 'react'
import { Screen } from './parts/Screen.tsx'
import type { Stage } from './peer/createStage.ts'
import { WalletView } from './views/WalletView.tsx'

export type AppProps = { stage: Stage; takeLink: () => string | undefined }

export function App({ stage, takeLink }: AppProps) {
  const state = useSyncExternalStore(stage.subscribe, stage.read)
  const useHere = (
    <button type="button" onClick={() => void stage.open()}>
      Use it here
    </button>
  )
  switch (state.status) {
    case 'open':
      return <WalletView wallet={state.wallet} takeLink={takeLink} />
    case 'elsewhere':
      return (
        <Screen title="Open in another window" actions={useHere}>
          <p className="lead">The wallet works in one window at a time, the one opened last.</p>
        </Screen>
      )
    case 'failed':
      return (
        <Screen title="The wallet did not open" actions={useHere}>
          <p className="lead">
            What it has stored in this browser may be damaged, or storage may be forbidden here.
          </p>
        </Screen>
      )
    case 'opening':
      return (
        <Screen title="Wallet">
          <p className="lead" role="status">
            Opening…
          </p>
        </Screen>
      )
    default:
      return state satisfies never
  }
}
