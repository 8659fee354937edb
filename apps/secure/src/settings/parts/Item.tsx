import { useStyles } from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useState } from 'react'
import { SmallButton } from './SmallButton.tsx'
import sheet from './settings.module.css'

export type ItemAction = {
  readonly label: string
  readonly onPress: () => void
  /** Asks before it is done, and says what follows. */
  readonly ask?: { readonly question: string; readonly text: string } | undefined
}

export type ItemProps = {
  name: ReactNode
  note?: ReactNode
  actions?: readonly ItemAction[] | undefined
  /** The words of the way back from a question. */
  cancel: string
  /** Whether something is being carried out, so that nothing else is. */
  isBusy: boolean
}

/** A row of the settings: what it is, and what can be done about it. */
export function Item({ name, note, actions = [], cancel, isBusy }: ItemProps): ReactElement {
  const classes = useStyles(sheet)
  const [asked, setAsked] = useState<ItemAction>()
  const act = (action: ItemAction) => {
    if (isBusy) return
    if (action.ask) return setAsked(action)
    action.onPress()
  }
  const confirm = () => {
    setAsked(undefined)
    asked?.onPress()
  }
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <span className={classes.texts}>
          <span className={classes.name}>{name}</span>
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </span>
        {!asked &&
          actions.map((action) => (
            <SmallButton
              key={action.label}
              isDisabled={isBusy}
              about={typeof name === 'string' ? name : undefined}
              onClick={() => act(action)}
            >
              {action.label}
            </SmallButton>
          ))}
      </div>
      {asked?.ask && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be changed
        <div
          className={classes.ask}
          role="group"
          aria-label={asked.ask.question}
          onKeyDown={({ key }) => key === 'Escape' && setAsked(undefined)}
        >
          <p className={classes.question}>{asked.ask.question}</p>
          <p className={classes.note}>{asked.ask.text}</p>
          <div className={classes.answers}>
            <SmallButton isFocused={true} onClick={() => setAsked(undefined)}>
              {cancel}
            </SmallButton>
            <SmallButton isDanger={true} onClick={confirm}>
              {asked.label}
            </SmallButton>
          </div>
        </div>
      )}
    </li>
  )
}
