import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from 'react'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { isEmail } from '../offers/isEmail.ts'
import type { AuthTexts } from '../texts/en.ts'
import sheet from './ConnectMethods.module.css'

export type EmailFieldProps = {
  /** Explains why it cannot be used yet. */
  refuse?: (() => void) | undefined
  onSubmit: (address: string) => void
  /** A button at the end of the field. */
  action?: ReactNode
  /** Below the field. */
  children?: ReactNode
}

/** Asks for an address of e-mail. What is wrong is said at blur or submit, never while typing. */
export function EmailField(props: EmailFieldProps): ReactElement {
  const { refuse, onSubmit, action, children } = props
  const { events } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<AuthTexts>()
  const [value, setValue] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const isSelected = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const address = value.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refuse) return refuse()
    if (isEmail(address)) return onSubmit(address)
    setIsWrong(true)
    field.current?.focus()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="go"
        dir="ltr"
        label={text('auth.email')}
        value={value}
        error={isWrong ? text('auth.emailInvalid') : undefined}
        action={action}
        onChange={(next) => {
          setValue(next)
          setIsWrong(false)
        }}
        onFocus={() => {
          if (!isSelected.current) events.track('EMAIL_LOGIN_SELECTED')
          isSelected.current = true
        }}
        onBlur={() => setIsWrong(address !== '' && !isEmail(address))}
      />
      {children}
    </form>
  )
}
