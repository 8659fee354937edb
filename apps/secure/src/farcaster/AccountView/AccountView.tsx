import type { FarcasterPage, FarcasterView } from '@cleat/embedded-wallet/window'
import { Button, GroupedAddress, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type FormEvent, type ReactElement, useState } from 'react'
import type { FarcasterTexts } from '../../texts/farcaster/en.ts'
import { Head } from '../../views/Head.tsx'
import viewSheet from '../../views/view.module.css'
import { ProblemNote } from '../ProblemNote/ProblemNote.tsx'

export type AccountViewProps = {
  view: Extract<FarcasterView, { name: 'account' }>
  page: Pick<FarcasterPage, 'setAccount' | 'back'>
}

const form = /^[1-9]\d{0,14}$/

/** Takes the id of an account that a wallet does not own, but may sign for. */
export function AccountView({ view, page }: AccountViewProps): ReactElement {
  const classes = useStyles(viewSheet)
  const text = useText<FarcasterTexts>()
  const { address, isBusy, problem } = view
  const [id, setId] = useState('')
  const isWhole = form.test(id.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isBusy) page.setAccount(Number(id.trim()))
  }
  return (
    <form className={classes.view} onSubmit={submit}>
      <Head hasField={true} title={text('farcaster.accountTitle')}>
        {text('farcaster.accountLead')}
      </Head>
      <GroupedAddress address={address} label={address} />
      <TextField
        label={text('farcaster.account')}
        value={id}
        onChange={setId}
        inputMode="numeric"
        data-start=""
        maxLength={15}
        dir="ltr"
      />
      <ProblemNote problem={isBusy ? undefined : problem} />
      <div className={classes.actions}>
        <Button variant="quiet" onClick={isBusy ? undefined : page.back}>
          {text('farcaster.other')}
        </Button>
        <Button
          type="submit"
          isLoading={isBusy}
          variant={isWhole ? 'primary' : 'muted'}
          aria-disabled={isWhole ? undefined : true}
        >
          {text('farcaster.sign')}
        </Button>
      </div>
    </form>
  )
}
