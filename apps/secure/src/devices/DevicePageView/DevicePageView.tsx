import type { DevicePageView as View } from '@cleat/embedded-wallet/window'
import { type AuthTexts, Button, Checkbox, Notice, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { DeviceCode } from '../../views/DeviceView/DeviceCode.tsx'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'

export type DevicePageViewProps = {
  view: Extract<View, { name: 'ask' }>
  onAdd: () => void
}

const notes = {
  incomplete: 'secure.incomplete',
  wrongPasskey: 'secure.wrongPasskey',
  service: 'secure.service',
} as const

/**
 * Shows which device a link is about. It is added once the visitor has said that it is in front of
 * them, by one more press.
 */
export function DevicePageView({ view, onAdd }: DevicePageViewProps): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<SecureTexts & AuthTexts>()
  const [isInFront, setInFront] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { label, code, isBusy, problem } = view
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setMissing(!isInFront)
    if (isInFront) onAdd()
  }
  return (
    <form className={classes.view} noValidate={true} onSubmit={submit}>
      <Head title={text('auth.addTitle')}>{text('secure.deviceAskLead', { device: label })}</Head>
      <DeviceCode caption={text('secure.addCode')} code={code} />
      <Notice variant="warning">{text('secure.addWarning')}</Notice>
      <p className={classes.note}>{text('secure.deviceAskNote')}</p>
      <Checkbox
        isChecked={isInFront}
        isMissing={isMissing && !isInFront}
        onChange={(isChecked) => !isBusy && setInFront(isChecked)}
      >
        {text('secure.deviceFront')}
      </Checkbox>
      <p className={classes.note} data-bad={problem ? '' : undefined} role="status">
        {!isBusy && problem && text(notes[problem])}
      </p>
      <Button
        type="submit"
        isLoading={isBusy}
        variant={isInFront ? 'primary' : 'muted'}
        aria-disabled={!isInFront || undefined}
      >
        {text('auth.addTitle')}
      </Button>
    </form>
  )
}
