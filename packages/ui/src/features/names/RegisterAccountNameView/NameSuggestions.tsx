import { type ReactElement, useId } from 'react'
import { Tag } from '../../../components/Tag/Tag.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useNames } from '../controller/useNames.ts'
import type { NamesTexts } from '../texts/en.ts'
import sheet from './RegisterAccountNameView.module.css'

const placeholders = ['a', 'b', 'c', 'd'] as const

/** Names to choose from. Those of other accounts are disabled. */
export function NameSuggestions({ zone }: { zone: string }): ReactElement | null {
  const classes = useStyles(sheet)
  const text = useText<NamesTexts>()
  const id = useId()
  const names = useNames()
  const { text: typed, loading, suggestions } = useControllerState(names.state)
  // What was typed stands in the field.
  const others = suggestions.filter(({ name }) => name !== `${typed}.${zone}`)
  if (others.length === 0 && !loading) return null
  return (
    <section className={classes.suggestions} aria-labelledby={id} aria-busy={loading || undefined}>
      <h3 id={id} className={classes.heading}>
        {text('names.suggestions')}
      </h3>
      <ul className={classes.list}>
        {loading
          ? placeholders.map((key) => (
              <li key={key} className={classes.placeholder}>
                <span className={classes.bar} />
              </li>
            ))
          : others.map(({ name, isRegistered }) => (
              <li key={name}>
                <button
                  type="button"
                  className={classes.suggestion}
                  aria-disabled={isRegistered || undefined}
                  onClick={() => !isRegistered && names.setText(name)}
                >
                  <bdi className={classes.name} dir="ltr">
                    {name}
                  </bdi>
                  {isRegistered && <Tag>{text('names.isTaken')}</Tag>}
                </button>
              </li>
            ))}
      </ul>
    </section>
  )
}
