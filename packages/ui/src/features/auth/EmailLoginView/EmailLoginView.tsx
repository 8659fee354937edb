import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { LegalBox } from '../../../components/Legal/LegalBox.tsx'
import { useLegalGate } from '../../../components/Legal/useLegalGate.ts'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useLogIn } from '../login/useLogIn.ts'
import sheet from '../methods/ConnectMethods.module.css'
import { EmailField } from '../methods/EmailField.tsx'
import type { AuthTexts } from '../texts/en.ts'

/** Only the login by e-mail. */
export function EmailLoginView(): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const gate = useLegalGate()
  const logIn = useLogIn()
  return (
    <div className={classes.methods}>
      <LegalBox gate={gate} />
      <EmailField refuse={gate.isClosed ? gate.refuse : undefined} onSubmit={logIn.email}>
        <Button type="submit">{text('auth.emailSubmit')}</Button>
      </EmailField>
    </div>
  )
}
