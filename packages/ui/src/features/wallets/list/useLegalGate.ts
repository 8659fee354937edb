import { useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { toSafeUrl } from '../../../format/toSafeUrl.ts'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** The box that the app wants ticked before anything connects. */
export type LegalGate = {
  readonly isNeeded: boolean
  readonly isAccepted: boolean
  /** Whether nothing may connect yet. */
  readonly isClosed: boolean
  /** Whether somebody tried to go on without. */
  readonly isMissing: boolean
  readonly accept: (isAccepted: boolean) => void
  /** Says why nothing happens. */
  readonly refuse: () => void
}

/** Whether the visitor has agreed to what the app wants agreed to, and how to. */
export function useLegalGate(): LegalGate {
  const { connection, options } = useKit().controllers
  const { features, termsConditionsUrl, privacyPolicyUrl } = useControllerState(options.state)
  const { isLegalAccepted } = useControllerState(connection.state)
  const [isTried, setIsTried] = useState(false)
  const announce = useAnnounce()
  const text = useText()

  const hasLinks = [termsConditionsUrl, privacyPolicyUrl].some(toSafeUrl)
  const isNeeded = hasLinks && Boolean(features?.legalCheckbox)
  const isClosed = isNeeded && !isLegalAccepted
  return {
    isNeeded,
    isAccepted: isLegalAccepted,
    isClosed,
    isMissing: isClosed && isTried,
    accept: connection.setLegalAccepted,
    refuse() {
      setIsTried(true)
      announce(text('connect.agreeFirst'))
    },
  }
}
