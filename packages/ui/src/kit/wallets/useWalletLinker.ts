import { useEffect, useMemo, useState } from 'react'
import { useControllerState } from '../useControllerState.ts'
import { useKit } from '../useKit.ts'
import { useMemory } from '../useMemory.ts'
import type { createWalletLinker, WalletLinker } from './createWalletLinker.ts'
import { useDevice } from './useDevice.ts'

type Loaded = { create?: typeof createWalletLinker }

/**
 * Finds and opens the links of wallets, on devices where they lead to apps. Its code loads while
 * the pairing is being prepared. Without it, the view of a wallet has the link.
 */
export function useWalletLinker(parameters: { canPair: boolean }): WalletLinker | undefined {
  const { options } = useKit().controllers
  const prefersUniversal = useControllerState(
    options.state,
    (state) => state.experimental_preferUniversalLinks,
  )
  const device = useDevice()
  const loaded = useMemory(createLoaded)
  const [{ create }, setLoaded] = useState(loaded)
  const isMissing = parameters.canPair && device.isHandheld && !create

  useEffect(() => {
    if (!isMissing) return
    import('./createWalletLinker.ts').then(
      ({ createWalletLinker }) => {
        loaded.create = createWalletLinker
        setLoaded({ create: createWalletLinker })
      },
      () => undefined,
    )
  }, [loaded, isMissing])

  return useMemo(() => create?.({ device, prefersUniversal }), [create, device, prefersUniversal])
}

function createLoaded(): Loaded {
  return {}
}
