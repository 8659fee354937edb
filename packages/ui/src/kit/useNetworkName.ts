import type { CaipNetwork } from '@cleat/core'
import { useCallback } from 'react'
import { useText } from '../i18n/useText.ts'
import { useKit } from './useKit.ts'

/** What networks are called. One that the app does not list has no name, only its number. */
export function useNetworkName(): (network: CaipNetwork) => string {
  const { network } = useKit().controllers
  const text = useText()
  return useCallback(
    ({ caipNetworkId, id, name }) =>
      network.find(caipNetworkId) ? name : text('networks.unlisted', { id: String(id) }),
    [network, text],
  )
}
