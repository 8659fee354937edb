import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { implementations } from '@cleat/embedded-wallet/implementations'
import { Notice, type ReviewTexts, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import viewSheet from '../view.module.css'
import { isUpgrade } from './isUpgrade.ts'

/** What becomes of the account itself: another kind of account with it, or a plain one again. */
export function AccountChange({ request }: { request: FrameRequest }): ReactElement | null {
  const text = useText<SecureTexts & ReviewTexts>()
  const classes = useStyles(viewSheet)
  const { question } = request
  if (question.method === 'wallet_removeUpgrade')
    return <p className={classes.note}>{text('secure.removalNote')}</p>
  if (!isUpgrade(request) || question.method !== 'wallet_signCalls') return null
  const { implementation } = question.asked
  if (implementation === 'contract') return null
  const { name } = implementations[implementation]
  return (
    <Notice variant="warning">
      {text('review.upgrades')} {text('secure.upgradeNote', { name })}
    </Notice>
  )
}
