import { Button, TextField, useFormat, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import { Head } from '../../../views/Head.tsx'
import viewSheet from '../../../views/view.module.css'
import type { CodeProblem } from '../../opening/unlockKit.ts'
import type { KitTexts } from '../../texts/en.ts'

const reasons = {
  mistyped: 'kit.mistyped',
  recoveryCode: 'kit.recoveryCode',
  refused: 'kit.refused',
} as const

export type CodeStepProps = {
  /** When the kit was made. */
  createdAt: string
  problem: CodeProblem | undefined
  isBusy: boolean
  onCode: (typed: string) => void
  onOtherFile: () => void
}

/** Takes the code of a kit. */
export function CodeStep(props: CodeStepProps): ReactElement {
  const { createdAt, problem, isBusy, onCode, onOtherFile } = props
  const classes = useStyles(viewSheet)
  const text = useText<KitTexts>()
  const format = useFormat()
  const [code, setCode] = useState('')
  const isEmpty = code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isBusy) onCode(code)
  }
  const date = format.date(new Date(createdAt), { dateStyle: 'long' })
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('kit.codeTitle')}>
        {text('kit.codeLead', { date })}
      </Head>
      <TextField
        label={text('kit.codeName')}
        value={code}
        onChange={setCode}
        error={problem && !isBusy ? text(reasons[problem]) : undefined}
        autoCapitalize="characters"
        data-start=""
        maxLength={60}
        dir="ltr"
      />
      <div className={classes.actions}>
        <Button variant="quiet" onClick={isBusy ? undefined : onOtherFile}>
          {text('kit.otherFile')}
        </Button>
        <Button
          type="submit"
          isLoading={isBusy}
          variant={isEmpty ? 'muted' : 'primary'}
          aria-disabled={isEmpty || undefined}
        >
          {text(isBusy ? 'kit.opening' : 'kit.open')}
        </Button>
      </div>
    </form>
  )
}
