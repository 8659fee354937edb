import type { FrameLink } from '@cleat/embedded-wallet/window'
import { type AuthTexts, providerNames, useText } from '@cleat/ui/secure'
import { type ReactElement, useRef } from 'react'
import { useStartFocus } from '../../look/useStartFocus.ts'
import { FarcasterLink } from '../FarcasterLink/FarcasterLink.tsx'

/** A login with Farcaster in a window, for a page on another site. */
export function FarcasterLoginView({ link }: { link: FrameLink }): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  const text = useText<AuthTexts>()
  // Its code loads after the view was named.
  useStartFocus(element, link.url)
  const { farcaster: provider = '' } = providerNames
  return (
    <div ref={element}>
      <FarcasterLink title={text('auth.windowTitle', { provider })} link={link} />
    </div>
  )
}
