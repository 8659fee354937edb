import { type FormEvent, type ReactElement, useEffect } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { LoadedView } from '../../../components/LoadedView/LoadedView.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { useConnectedWallet } from '../../../kit/useConnectedWallet.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useNames } from '../controller/useNames.ts'
import type { NamesTexts } from '../texts/en.ts'
import { transfersView } from '../transfers/transfersView.ts'
import { NameFailure } from './NameFailure.tsx'
import { NameSuggestions } from './NameSuggestions.tsx'
import sheet from './RegisterAccountNameView.module.css'
import { useLateness } from './useLateness.ts'
import { useNameNote } from './useNameNote.ts'

/** The field with its fixed suffix, what is known of the text, and names to choose from. */
export function NameForm({ zone }: { zone: string }): ReactElement {
  const { router } = useKit().controllers
  const classes = useStyles(sheet)
  const text = useText<NamesTexts>()
  const announce = useAnnounce()
  const names = useNames()
  const { name: wallet = '' } = useConnectedWallet()
  const state = useControllerState(names.state)
  const { check, flow } = state
  const isSigning = flow.status === 'signing'
  const isBusy = isSigning || flow.status === 'registering'
  const { isLate, restart } = useLateness(isSigning)
  const { note, isError } = useNameNote(state)
  const status = isSigning
    ? text(isLate ? 'names.slowText' : 'names.walletText', { wallet })
    : flow.status === 'registering'
      ? text('names.registering')
      : note

  // An error announces itself.
  useEffect(() => {
    if (!isError || isBusy) announce(status)
  }, [announce, status, isError, isBusy])

  const register = async () => {
    try {
      const ensName = await names.registerName({ name: state.text })
      if (router.current().name.endsWith('AccountName'))
        router.replace({ name: 'RegisterAccountNameSuccess', ensName })
    } catch {
      // What went wrong is in the state that the form shows.
    }
  }
  const isPossible = check.status === 'free' || check.status === 'unknown'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPossible && !isBusy) void register()
  }
  const askAgain = () => {
    restart()
    names.cancel()
    void register()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.field}>
        <TextField
          label={text('names.field')}
          value={state.text}
          onChange={names.setText}
          readOnly={isBusy}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          enterKeyHint="go"
          maxLength={256}
          error={isError && !isBusy ? status : undefined}
          hint={status}
          action={
            <span className={classes.end}>
              <bdi className={classes.zone} dir="ltr">
                .{zone}
              </bdi>
              <span className={classes.mark} aria-hidden="true">
                {check.status === 'checking' && <Spinner size={16} />}
                {check.status === 'free' && !isBusy && (
                  <span className={classes.free}>
                    <Icon of={checkIcon} size={18} />
                  </span>
                )}
              </span>
            </span>
          }
        />
      </div>
      <NameFailure />
      <div className={classes.actions}>
        <Button
          type="submit"
          variant={isPossible || isBusy ? 'primary' : 'muted'}
          aria-disabled={!isPossible || undefined}
          isLoading={isBusy}
        >
          {isSigning ? text('connecting.pendingTitle', { wallet }) : text('names.register')}
        </Button>
        {isLate && (
          <Button variant="quiet" onClick={askAgain}>
            {text('names.askAgain')}
          </Button>
        )}
      </div>
      {!isBusy && <NameSuggestions zone={zone} />}
      {!isBusy && <LoadedView loader={transfersView} props={{}} skeleton={null} />}
    </form>
  )
}
