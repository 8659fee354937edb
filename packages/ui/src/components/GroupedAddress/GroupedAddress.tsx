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

/** Groups of four, for comparing two addresses by eye. `0x` is none of their characters. */
const group = /^0x|.{1,4}/g

/** A complete address in groups. Selected and copied text has no gaps. */
export function GroupedAddress({ address, label, other }: GroupedAddressProps): ReactElement {
  const classes = useStyles(sheet)
  const groups = [...address.matchAll(group)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be changed
    <span role="group" aria-label={label} className={classes.address} dir="ltr">
      {groups.map(({ 0: text, index }) => {
        const isSame = other === undefined || other.slice(index, index + text.length) === text
        return (
          <span key={index}>{isSame ? text : <mark className={classes.mark}>{text}</mark>}</span>
        )
      })}
    </span>
  )
}
