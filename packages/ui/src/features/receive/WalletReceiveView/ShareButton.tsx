import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { shareIcon } from '../../../icons/shareIcon.ts'
import type { ReceiveTexts } from '../texts/en.ts'

/** Shares the address with other apps. Renders nothing without the Web Share API. */
export function ShareButton({ address }: { address: string }): ReactElement | null {
  const text = useText<ReceiveTexts>()
  // The type is always defined, but many browsers lack it.
  if (typeof navigator === 'undefined' || !('share' in navigator)) return null
  const share = () => {
    // Visitors who cancel, or have no app to share with, can still copy it.
    navigator.share({ text: address }).catch(() => undefined)
  }
  return (
    <Button variant="quiet" icon={<Icon of={shareIcon} size={18} />} onClick={share}>
      {text('receive.share')}
    </Button>
  )
}
