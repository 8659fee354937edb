import type { RouteName } from '@cleat/core'
import { useCallback } from 'react'
import { useKit } from '../../../kit/useKit.ts'

const aboutNetworks: readonly RouteName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** Leads back to where a network was asked for, or closes the modal when it was opened for that. */
export function useLeaveNetworks(): () => void {
  const { actions, controllers } = useKit()
  const { router } = controllers
  return useCallback(() => {
    const isAboutNetworks = ({ name }: { name: RouteName }) => aboutNetworks.includes(name)
    if (router.state.history.every(isAboutNetworks)) return void actions.close()
    while (isAboutNetworks(router.current())) router.goBack()
  }, [actions, router])
}
