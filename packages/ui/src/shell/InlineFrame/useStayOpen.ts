import { useEffect } from 'react'
import { useKit } from '../../kit/useKit.ts'

/** Inline there is nothing to close: asked to, the screens start over with the first one. */
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
