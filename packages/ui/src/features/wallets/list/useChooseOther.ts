import { useKit } from '../../../kit/useKit.ts'

/** Leads back to where another wallet can be chosen. */
export function useChooseOther(): () => void {
  const { router } = useKit().controllers
  return () => {
    if (!router.goBack()) router.replace({ name: 'Connect' })
  }
}
