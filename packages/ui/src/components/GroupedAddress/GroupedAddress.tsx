import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './GroupedAddress.module.css'

export type GroupedAddressProps = {
  address: string
  /** Names it for screen readers. */
  label: string
  /** Another address. Characters that differ from it are marked. */
  other?: string | undefined
  /** How many characters at the end stand out, for comparing with a shortened address. */
  ending?: number | undefined
}

/** Groups of four, for comparing two addresses by eye. `0x` is none of their characters. */
const group = /^0x|.{1,4}/g

/** A complete address in groups. Selected and copied text has no gaps. */
export function GroupedAddress(props: GroupedAddressProps): ReactElement {
  const { address, label, other, ending } = props
  const classes = useStyles(sheet)
  const groups = [...address.matchAll(group)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be changed
    <span
      role="group"
      aria-label={label}
      className={classes.address}
      data-faint={ending !== undefined}
      dir="ltr"
    >
      {groups.map(({ 0: text, index }) => {
        const isSame = other === undefined || other.slice(index, index + text.length) === text
        // Of the group, what is before the ending.
        const plain = text.slice(0, Math.max(0, address.length - (ending ?? 0) - index))
        const end = text.slice(plain.length)
        return (
          <span key={index}>
            {isSame ? plain : <mark className={classes.mark}>{plain}</mark>}
            {end && <strong className={classes.ending}>{end}</strong>}
          </span>
        )
      })}
    </span>
  )
}
