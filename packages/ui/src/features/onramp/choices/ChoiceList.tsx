import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../../announce/useAnnounce.ts'
import { NoMatches } from '../../../components/EmptyState/NoMatches.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { LongList } from '../../../components/LongList/LongList.tsx'
import rowSheet from '../../../components/Row/Row.module.css'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { useText } from '../../../i18n/useText.ts'
import { checkIcon } from '../../../icons/checkIcon.ts'
import { useDebounced } from '../../../kit/useDebounced.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { OnrampTexts } from '../texts/en.ts'
import sheet from './ChoiceList.module.css'

export type Choice = {
  readonly key: string
  readonly name: string
  readonly note?: string | undefined
  readonly icon: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export type ChoiceListProps = {
  /** Names the list for screen readers. */
  label: string
  searchLabel: string
  choices: readonly Choice[]
}

/** Shorter lists are seen at once. */
const searchedLength = 8

/** A list to choose from, with a search where it is long. */
export function ChoiceList({ label, searchLabel, choices }: ChoiceListProps): ReactElement {
  const classes = useStyles(sheet)
  const rowClasses = useStyles(rowSheet)
  const text = useText<OnrampTexts>()
  const announce = useAnnounce()
  const view = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const asked = useDebounced(search, 100).trim().toLowerCase()
  const found = choices.filter(({ name, note = '' }) =>
    `${name} ${note}`.toLowerCase().includes(asked),
  )
  const message = asked
    ? found.length > 0
      ? text('onramp.found', { count: String(found.length) })
      : text('onramp.notFound', { search: `\u2068${search.trim()}\u2069` })
    : undefined
  useEffect(() => {
    if (message) announce(message)
  }, [announce, message])
  return (
    <div ref={view} className={classes.view}>
      {choices.length > searchedLength && (
        <SearchField
          label={searchLabel}
          value={search}
          isFirst
          onChange={setSearch}
          isEmpty={found.length === 0}
          onEnterList={() => view.current?.querySelector<HTMLElement>('[data-index]')?.focus()}
        />
      )}
      {found.length === 0 ? (
        <NoMatches>{message}</NoMatches>
      ) : (
        <LongList
          label={label}
          entries={found}
          onLeaveUp={() => view.current?.querySelector('input')?.focus()}
        >
          {({ name, note, icon, isChosen, onChoose }, { index, isActive, onFocus }) => (
            <button
              type="button"
              className={rowClasses.row}
              data-index={index}
              tabIndex={isActive ? 0 : -1}
              aria-current={isChosen || undefined}
              onFocus={() => onFocus(index)}
              onClick={onChoose}
            >
              {icon}
              <span className={rowClasses.texts}>
                <span className={rowClasses.name}>
                  <bdi>{name}</bdi>
                </span>
                {note && (
                  <span className={rowClasses.note}>
                    <bdi>{note}</bdi>
                  </span>
                )}
              </span>
              {isChosen && (
                <span className={classes.tick}>
                  <Icon of={checkIcon} size={18} />
                </span>
              )}
            </button>
          )}
        </LongList>
      )}
    </div>
  )
}
