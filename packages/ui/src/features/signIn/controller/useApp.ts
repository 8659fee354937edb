import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The name of the app, and its first icon. */
export function useApp(): { name: string; icon: string | undefined } {
  const { options } = useKit().controllers
  const { name, icons } = useControllerState(options.state, ({ metadata }) => metadata)
  return { name: name || globalThis.location.host, icon: icons[0] }
}
