import type { RevokingItem } from '@cleat/core/approvals'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import type { ApprovalsTexts } from '../texts/en.ts'

/** Says why an approval is not known to be gone. */
export function useReason(): (item: RevokingItem) => string {
  const text = useText<ApprovalsTexts>()
  const explain = useErrorText()
  const { name } = useConnectedWallet()
  return ({ status, error }) => {
    if (status === 'kept') return text('approvals.kept')
    if (status === 'unknown')
      return text('approvals.uncertain', { wallet: name ?? text('switchNetwork.wallet') })
    if (status === 'declined') return text('approvals.declined')
    return error ? explain(error, name) : text('approvals.unasked')
  }
}
