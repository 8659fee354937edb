import ShareIcon from 'lucide-react/icons/share'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { ReceiveTexts } from '../texts/en.ts'

/** Hands the address to other apps of the device. Nothing where the browser cannot. */
export function ShareButton({ address }: { address: string }): ReactElement | null {
  const text = useText<ReceiveTexts>()
  // Not by its type alone: browsers without it are many.
  if (typeof navigator === 'undefined' || !('share' in navigator)) return null
  const share = () => {
    // Who changes their mind, or has no app to share with, can still copy it.
    navigator.share({ text: address }).catch(() => undefined)
  }
  return (
    <Button variant="quiet" icon={<Icon of={ShareIcon} size={18} />} onClick={share}>
      {text('receive.share')}
    </Button>
  )
}
