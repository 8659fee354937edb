import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './GroupedAddress.module.css'

export type GroupedAddressProps = {
  address: string
  /** Names it for screen readers. */
  label: string
  /** Another address. Characters that differ from it are marked. */
  other?: string | undefined
}

/** Characters per group, for comparing two addresses by eye. */
const groupLength = 4

/** A complete address in groups. Selected and copied text has no gaps. */
export function GroupedAddress({ address, label, other }: GroupedAddressProps): ReactElement {
  const classes = useStyles(sheet)
  const groups = address.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be changed
    <span role="group" aria-label={label} className={classes.address} dir="ltr">
      {groups.map((group, index) => {
        const start = index * groupLength
        const isSame = other === undefined || other.slice(start, start + groupLength) === group
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
          <span key={index}>{isSame ? group : <mark className={classes.mark}>{group}</mark>}</span>
        )
      })}
    </span>
  )
}
