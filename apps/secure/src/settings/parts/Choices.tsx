import { useStyles } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { SmallButton } from './SmallButton.tsx'
import sheet from './settings.module.css'

/** What can be added to a section, as its last row. */
export function Choices(props: {
  choices: readonly { readonly label: string; readonly onPress: () => void }[]
  isBusy: boolean
}): ReactElement | null {
  const { choices, isBusy } = props
  const classes = useStyles(sheet)
  if (choices.length === 0) return null
  return (
    <li className={classes.choices}>
      {choices.map(({ label, onPress }) => (
        <SmallButton key={label} isDisabled={isBusy} onClick={() => !isBusy && onPress()}>
          {label}
        </SmallButton>
      ))}
    </li>
  )
}
