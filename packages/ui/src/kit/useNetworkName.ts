import type { CaipNetwork } from '@cleat/core'
import { useCallback } from 'react'
import { useText } from '../i18n/useText.ts'
import { useKit } from './useKit.ts'

/** Returns the names of networks. A network that the app does not list is shown by its id. */
export function useNetworkName(): (network: CaipNetwork) => string {
  const { network } = useKit().controllers
  const text = useText()
  return useCallback(
    ({ caipNetworkId, id, name }) =>
      network.find(caipNetworkId) ? name : text('networks.unlisted', { id: String(id) }),
    [network, text],
  )
}
