import type { ReactElement } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useSwap } from '../controller/useSwap.ts'
import { NoSwaps } from './NoSwaps.tsx'
import { SwapForm } from './SwapForm.tsx'
import { useSwapStart } from './useSwapStart.ts'

/** The swap form: two tokens, an amount and what it brings. */
export function SwapView({ route }: { route: RouteOf<'Swap'> }): ReactElement | null {
  const swap = useSwap()
  useControllerState(swap.state)
  const shown = useAccount()
  useSwapStart(route)
  if (!shown) return null
  const { address, networks } = shown
  const network = networks.caipNetwork
  if (swap.validate() === 'unsupported') return <NoSwaps network={network} />
  return <SwapForm address={address} network={network} />
}
