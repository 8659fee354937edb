import type { ReactElement } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { RichText } from '../../i18n/RichText.tsx'
import { useText } from '../../i18n/useText.ts'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ConnectView.module.css'

/** The app's terms and privacy policy, where it has them. */
export function Legal(): ReactElement | null {
  const { termsConditionsUrl, privacyPolicyUrl } = useControllerState(
    useKit().controllers.options.state,
  )
  const text = useText()
  const classes = useStyles(sheet)
  const terms = termsConditionsUrl && <Link href={termsConditionsUrl}>{text('connect.terms')}</Link>
  const privacy = privacyPolicyUrl && <Link href={privacyPolicyUrl}>{text('connect.privacy')}</Link>
  if (!terms && !privacy) return null
  return (
    <p className={classes.legal}>
      {terms && privacy ? (
        <RichText name="connect.legalBoth" values={{ terms, privacy }} />
      ) : (
        <RichText name="connect.legalOne" values={{ link: terms || privacy }} />
      )}
    </p>
  )
}
