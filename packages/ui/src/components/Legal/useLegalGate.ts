import { useState } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { toSafeUrl } from '../../format/toSafeUrl.ts'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'

/** The app's consent checkbox. */
export type LegalGate = {
  readonly isNeeded: boolean
  readonly isAccepted: boolean
  /** Whether consent is missing. */
  readonly isClosed: boolean
  /** Whether the visitor tried to continue without it. */
  readonly isMissing: boolean
  /** Says that consent is required. */
  readonly reason: string
  readonly accept: (isAccepted: boolean) => void
  /** Shows that consent is required. */
  readonly refuse: () => void
}

/**
 * Whether the visitor has given the required consent, and functions to change it.
 * @param name - the text that says that it is required
 */
export function useLegalGate(
  name: 'connect.agreeFirst' | 'connecting.agreeText' = 'connect.agreeFirst',
): LegalGate {
  const { connection, options } = useKit().controllers
  const { features, termsConditionsUrl, privacyPolicyUrl } = useControllerState(options.state)
  const isLegalAccepted = useControllerState(connection.state, (state) => state.isLegalAccepted)
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
    reason: text(name),
    accept: connection.setLegalAccepted,
    refuse() {
      setIsTried(true)
      announce(text(name))
    },
  }
}
