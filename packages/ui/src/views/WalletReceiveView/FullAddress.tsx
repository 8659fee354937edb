import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './WalletReceiveView.module.css'

export type FullAddressProps = { address: string; label: string }

/** How many characters stand together, so that two addresses can be compared by eye. */
const groupLength = 4

/** The whole of an address. What is selected and copied of it has no gaps. */
export function FullAddress({ address, label }: FullAddressProps): ReactElement {
  const classes = useStyles(sheet)
  const groups = address.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be changed
    <p role="group" aria-label={label} className={classes.address} dir="ltr">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <span key={index}>{group}</span>
      ))}
    </p>
  )
}
