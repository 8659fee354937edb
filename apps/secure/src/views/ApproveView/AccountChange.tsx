import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { implementations } from '@cleat/embedded-wallet/implementations'
import { Notice, type ReviewTexts, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { isUpgrade } from './isUpgrade.ts'

/** What becomes of the account itself: another kind of account with it, or a plain one again. */
export function AccountChange({ request }: { request: FrameRequest }): ReactElement | null {
  const text = useText<SecureTexts & ReviewTexts>()
  const { question } = request
  if (question.method === 'wallet_removeUpgrade')
    return <Notice variant="warning">{text('secure.removalNote')}</Notice>
  if (!isUpgrade(request) || question.method !== 'wallet_signCalls') return null
  const { name } = implementations[question.asked.implementation]
  return (
    <Notice variant="warning">
      {text('review.upgrades')} {text('secure.upgradeNote', { name })}
    </Notice>
  )
}
