import type { ReactElement } from 'react'
import { RichText } from '../../i18n/RichText.tsx'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { Link } from '../Link/Link.tsx'

export type LegalTextProps = {
  one: 'connect.agreeOne' | 'connect.legalOne' | 'onramp.legalOne'
  both: 'connect.agreeBoth' | 'connect.legalBoth' | 'onramp.legalBoth'
}

/** A sentence that links the app's terms and privacy policy, if it has them. */
export function LegalText({ one, both }: LegalTextProps): ReactElement | null {
  const { termsConditionsUrl, privacyPolicyUrl } = useControllerState(
    useKit().controllers.options.state,
  )
  const text = useText()
  const terms = termsConditionsUrl && <Link href={termsConditionsUrl}>{text('connect.terms')}</Link>
  const privacy = privacyPolicyUrl && <Link href={privacyPolicyUrl}>{text('connect.privacy')}</Link>
  if (!terms && !privacy) return null
  return terms && privacy ? (
    <RichText name={both} values={{ terms, privacy }} />
  ) : (
    <RichText name={one} values={{ link: terms || privacy }} />
  )
}
