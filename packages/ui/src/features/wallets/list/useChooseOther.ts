import { useKit } from '../../../kit/useKit.ts'

/** Returns to the list of wallets. */
export function useChooseOther(): () => void {
  const { router } = useKit().controllers
  return () => {
    if (!router.goBack()) router.replace({ name: 'Connect' })
  }
}
