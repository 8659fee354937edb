import { type ReactElement, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import { searchIcon } from '../../icons/searchIcon.ts'
import { xIcon } from '../../icons/xIcon.ts'
import { useMedia } from '../../media/useMedia.ts'
import { useHeldHeight } from '../../motion/useHeldHeight.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './SearchField.module.css'
import { useFirstFocus } from './useFirstFocus.ts'

export type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** Whether nothing matches. On a wide screen, the modal then fits what says so. */
  isEmpty: boolean
  /** Whether it has the focus first, where that opens no keyboard on the screen. */
  isFirst?: boolean | undefined
  /** Called for the arrow key that moves into the list. */
  onEnterList?: (() => void) | undefined
}

/** Filters a list. Escape clears it first, then closes the modal. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { label, value, onChange, isEmpty, isFirst = false, onEnterList } = props
  const classes = useStyles(sheet)
  const text = useText()
  const ref = useRef<HTMLInputElement>(null)
  useFirstFocus(ref, isFirst)
  // Else the field would move under the pointer with the number of results. A sheet, which stands
  // on its bottom edge, is worse off with each letter that moves it than with room to spare.
  const isSheet = useMedia('(max-width: 480px)')
  useHeldHeight(value !== '' && (isSheet || !isEmpty))
  const clear = () => {
    onChange('')
    ref.current?.focus()
  }
  return (
    <div className={classes.field}>
      <Icon of={searchIcon} size={18} />
      <input
        ref={ref}
        className={classes.input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          const isEntering = event.key === 'ArrowDown' && onEnterList
          if (!isEntering && (event.key !== 'Escape' || !value)) return
          event.stopPropagation()
          event.preventDefault()
          if (isEntering) onEnterList()
          else clear()
        }}
      />
      {value && (
        <button
          type="button"
          className={classes.clear}
          aria-label={text('search.clear')}
          onClick={clear}
        >
          <Icon of={xIcon} size={16} />
        </button>
      )}
    </div>
  )
}
