import { type KeyboardEvent, type ReactElement, useId, useLayoutEffect, useRef } from 'react'
import groupSheet from '../../components/Group/Group.module.css'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import { NetworkItem } from './NetworkItem.tsx'
import sheet from './NetworkList.module.css'
import { useLongRows } from './useLongRows.ts'
import type { NetworkChoice } from './useNetworkChoices.ts'

export type LongNetworkGroupProps = {
  heading: string | undefined
  choices: readonly NetworkChoice[]
  onChoose: (choice: NetworkChoice) => void
}

/** As `Group`, of which only the rows in sight are drawn. */
export function LongNetworkGroup(props: LongNetworkGroupProps): ReactElement {
  const { heading, choices, onChoose } = props
  const group = useStyles(groupSheet)
  const classes = useStyles(sheet)
  const text = useText()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const { rows, height, onFocusRow } = useLongRows({ list, count: choices.length })

  // The row is drawn now, also when it was far away.
  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = undefined
    if (place !== undefined)
      list.current?.querySelector<HTMLElement>(`[aria-posinset="${place + 1}"] > button`)?.focus()
  })
  const goToEnd = (event: KeyboardEvent<HTMLElement>) => {
    const place = { Home: 0, End: choices.length - 1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    wanted.current = place
    onFocusRow(place)
  }
  return (
    <div className={group.group}>
      {heading && (
        <h3 id={id} className={group.heading}>
          {heading}
        </h3>
      )}
      <ul
        ref={list}
        className={classes.long}
        style={{ height }}
        onKeyDown={goToEnd}
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
        role="list"
        aria-labelledby={heading ? id : undefined}
        aria-label={heading ? undefined : text('networks.list')}
      >
        {rows.map(({ index, top }) => {
          const choice = choices[index]
          return (
            choice && (
              <NetworkItem
                key={choice.network.caipNetworkId}
                choice={choice}
                place={{ index, top, count: choices.length }}
                onFocus={() => onFocusRow(index)}
                onChoose={() => onChoose(choice)}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}
