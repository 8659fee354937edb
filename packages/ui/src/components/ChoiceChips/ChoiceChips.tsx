import { type ReactElement, useId } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ChoiceChips.module.css'

export type ChoiceChip<value extends string | number> = {
  readonly value: value
  readonly name: string
}

export type ChoiceChipsProps<value extends string | number> = {
  /** Names the choice for screen readers. */
  label: string
  chips: readonly ChoiceChip<value>[]
  /** `undefined` if it is none of them. */
  chosen: value | undefined
  onChoose: (value: value) => void
}

/** One of a few short values. Arrow keys move between them. */
export function ChoiceChips<value extends string | number>(
  props: ChoiceChipsProps<value>,
): ReactElement {
  const { label, chips, chosen, onChoose } = props
  const classes = useStyles(sheet)
  const group = useId()
  return (
    <fieldset className={classes.chips} aria-label={label}>
      {chips.map(({ value, name }) => (
        <label key={value} className={classes.chip}>
          <input
            type="radio"
            className={classes.input}
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
