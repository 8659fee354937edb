import { useState } from 'react'
import { useKit } from './useKit.ts'

/** Disconnects what the modal is about, and then closes it. */
export function useDisconnect(): { isPending: boolean; disconnect: () => void } {
  const { actions, controllers } = useKit()
  const [isPending, setIsPending] = useState(false)
  const disconnect = async () => {
    setIsPending(true)
    await actions.disconnect({ namespace: controllers.modal.state.namespace })
    actions.close()
  }
  return { isPending, disconnect: () => void disconnect() }
}
