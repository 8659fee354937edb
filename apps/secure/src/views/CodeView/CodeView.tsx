import { OTPField } from '@base-ui/react/otp-field'
import { Button, Spinner, useFormat, useStyles, useText, VisuallyHidden } from '@cleat/ui/secure'
import { type ReactElement, useEffect, useId, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Head } from '../Head.tsx'
import { useSecondsUntil } from '../useSecondsUntil.ts'
import { useTime } from '../useTime.ts'
import viewSheet from '../view.module.css'
import type { ViewProps } from '../viewProps.ts'
import sheet from './CodeView.module.css'

/** Without input for so long, the mail may not have come. */
const waitMs = 20_000

type CodeViewProps = ViewProps<'code'> & {
  /** Whose mailbox it is. @default that of a login */
  lead?:
    | ('secure.codeLead' | 'secure.secondLead' | 'secure.oldCodeLead' | 'secure.newCodeLead')
    | undefined
  /** What else the visitor can do. @default another address */
  other?: 'secure.otherEmail' | 'secure.otherWay' | undefined
}

/** Takes the code of the mail. The last digit sends it. */
export function CodeView(props: CodeViewProps): ReactElement {
  const { shown, isBusy, answer, lead = 'secure.codeLead', other = 'secure.otherEmail' } = props
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<SecureTexts>()
  const format = useFormat()
  const [code, setCode] = useState('')
  const id = useId()
  const { email, digits, problem, isResent } = shown
  const left = useSecondsUntil(shown.resendAt)
  const isLate = useIsLate(code)
  // Another try begins with empty boxes.
  useEffect(() => {
    if (problem) setCode('')
  }, [problem])
  const note = useNote(shown)
  return (
    <div className={classes.view}>
      <Head hasField={true} title={text('secure.codeTitle')}>
        {text(lead, { email })}
      </Head>
      <VisuallyHidden>
        <label htmlFor={id}>{text('secure.code')}</label>
      </VisuallyHidden>
      <OTPField.Root
        id={id}
        className={own.field}
        length={digits}
        value={code}
        onValueChange={setCode}
        onValueComplete={(whole) => answer({ kind: 'code', code: whole })}
        readOnly={isBusy}
        data-bad={problem ? '' : undefined}
      >
        {Array.from({ length: digits }, (_, at) => (
          <OTPField.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes stay where they are
            key={at}
            className={own.digit}
            aria-label={
              at === 0 ? undefined : text('secure.digit', { number: format.number(at + 1) })
            }
            data-start={at === 0 ? '' : undefined}
          />
        ))}
      </OTPField.Root>
      <p className={classes.note} data-bad={problem ? '' : undefined} role="status">
        {isBusy ? (
          <span className={own.busy}>
            <Spinner size={20} />
          </span>
        ) : (
          (note ?? (isResent ? text('secure.resent') : null))
        )}
        {!isBusy && !note && !isResent && isLate && text('secure.noMail')}
      </p>
      <div className={classes.actions}>
        <Button variant="quiet" onClick={() => answer({ kind: 'other' })}>
          {text(other)}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={left > 0 || undefined}
          onClick={left > 0 || isBusy ? undefined : () => answer({ kind: 'resend' })}
        >
          {left > 0
            ? text('secure.resendIn', { seconds: format.number(left) })
            : text('secure.resend')}
        </Button>
      </div>
    </div>
  )
}

function useNote({ problem }: ViewProps<'code'>['shown']): string | undefined {
  const text = useText<SecureTexts>()
  const describeTime = useTime()
  switch (problem?.kind) {
    case 'wrong':
      return text('secure.codeWrong', { count: problem.triesLeft })
    case 'over':
      return text('secure.codeOver')
    case 'throttled':
      return text('secure.throttled', { time: describeTime(problem.seconds) })
    case 'service':
      return text('secure.service')
    default:
      return undefined
  }
}

function useIsLate(code: string): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    setIsLate(false)
    if (code !== '') return undefined
    const timer = setTimeout(() => setIsLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [code])
  return isLate
}
