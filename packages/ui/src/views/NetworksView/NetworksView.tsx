import type { ReactElement } from 'react'
import { useKit } from '../../kit/useKit.ts'
import { NetworkList } from './NetworkList.tsx'

/** Chooses a network, then goes back to where it was asked for. */
export function NetworksView(): ReactElement {
  const { actions, controllers } = useKit()
  const leave = () => {
    if (!controllers.router.goBack()) actions.close()
  }
  return <NetworkList onSwitched={leave} />
}
