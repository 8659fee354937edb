import { useEffect } from 'react'
import { useKit } from '../../kit/useKit.ts'

/** An inline modal does not close. A request to close returns to the first view. */
export function useStayOpen(isEnabled: boolean): void {
  const { account, modal, network, router } = useKit().controllers
  useEffect(() => {
    if (!isEnabled) return undefined
    const start = () => {
      const { status } = account.get(network.state.activeNamespace)
      router.reset({ name: status === 'connected' ? 'Account' : 'Connect' })
      modal.open()
    }
    if (!modal.state.open) start()
    const stop = modal.onClose(start)
    return () => {
      stop()
      modal.close()
    }
  }, [isEnabled, account, modal, network, router])
}
