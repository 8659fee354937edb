import { type ReactElement, useEffect } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useNames } from '../controller/useNames.ts'
import { NameForm } from './NameForm.tsx'
import { NoNames } from './NoNames.tsx'

/** Chooses a name in the zone of the app, and registers it for the connected account. */
export function RegisterAccountNameView(): ReactElement {
  const names = useNames()
  const { zoneError } = useControllerState(names.state)

  useEffect(() => {
    void names.start()
    // A request that still waits in the wallet is left, and so is how the last one failed. A new
    // name is kept: the view that celebrates it may not be there yet.
    return () => {
      if (names.state.flow.status !== 'registered') names.cancel()
    }
  }, [names])

  if (zoneError || names.zone === undefined)
    return <NoNames error={zoneError} onRetry={() => void names.loadZone()} />
  return <NameForm zone={names.zone} />
}
